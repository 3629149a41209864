import { z } from 'zod';
import { setting, settingsGroup } from '../define-setting.ts';
import { optionalLink, toggle, wording } from './values/setting-kinds.ts';

const quality = z.union([z.literal(75), z.literal(100)]);

export const media = settingsGroup('Pictures', {
  listQuality: setting({
    schema: quality,
    default: 75,
    label: 'Quality in lists',
    help: 'Pictures on cards and tiles; 75 loads faster, 100 shows more.',
    editor: 'number',
    editableBy: 'operator',
    from: ['Images use a media CDN with width and quality parameters (75 or 100)', 'API-3'],
  }),
  galleryQuality: setting({
    schema: quality,
    default: 100,
    label: 'Quality of large pictures',
    help: 'Pictures of the vehicle page and of the home page; 75 loads faster, 100 shows more.',
    editor: 'number',
    editableBy: 'operator',
    from: ['width and quality parameters (75 or 100)', 'API-3'],
  }),
  defaultCarImageUrl: optionalLink({
    label: 'Picture of a car without one',
    help: 'Stands on cards and pages of cars without photos; without one a drawn car stands there.',
    editableBy: 'dealer',
    from: ['| Missing image ', 'API-4'],
  }),
  photosPendingText: wording({
    default: 'Photos are on the way',
    label: 'Words for a car without photos',
    help: 'Stands with the picture of a car that has no photos yet.',
    from: ['| Missing image ', 'API-4'],
  }),
  showsPhotoCount: toggle({
    default: true,
    label: 'Number of photos',
    help: 'The picture of a car says how many photos there are.',
    editableBy: 'dealer',
    from: ['separated by a pipe character), photos_count, thumbnails', 'VDP-1'],
  }),
});
