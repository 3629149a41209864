import { settingsGroup } from '../define-setting.ts';
import { optionalLink, prose, toggle, wording } from './values/setting-kinds.ts';

export const certified = settingsGroup('Certified cars', {
  showsBadge: toggle({
    default: false,
    label: 'Certified badge',
    help: 'A certified car of the make below carries the badge on its page until it is sold.',
    editableBy: 'group',
    from: ['The Toyota Certified badge needs make Toyota', 'RULE-8'],
  }),
  showsRibbon: toggle({
    default: true,
    label: 'Certified ribbon',
    help: 'A used certified car of the make below carries the logo of the programme across its picture, before tags set by hand.',
    editableBy: 'group',
    from: ['A used certified Toyota shows a logo image', 'RULE-2'],
  }),
  make: wording({
    max: 40,
    default: 'Toyota',
    editableBy: 'operator',
    label: 'Make with a certified programme',
    help: 'Only certified cars of this make count as certified on the site.',
    from: ['A used certified Toyota shows a logo image', 'RULE-8'],
  }),
  logoUrl: optionalLink({
    label: 'Logo of the programme',
    help: 'The picture used as ribbon and badge; without one the name stands there as text.',
    editableBy: 'group',
    from: ['certified Toyota shows a logo image', 'RULE-2'],
  }),
  name: wording({
    max: 40,
    default: 'Toyota Certified',
    label: 'Name of the programme',
    help: 'Stands on the badge and over the dialog that explains it.',
    from: ['A Toyota Certified info dialog exists', 'VDP-2'],
  }),
  dialogText: prose({
    default:
      'Every car in this program has been checked by the manufacturer’s own technicians and comes with its service history.',
    label: 'Explanation of the programme',
    help: 'Visitors read it in the dialog that opens from the badge.',
    from: ['Toyota Certified info dialog exists', 'VDP-2'],
  }),
  moreLink: optionalLink({
    label: 'Page about the programme',
    help: 'The dialog leads to it; left out where the site has no such page.',
    editableBy: 'dealer',
    from: ['Toyota Certified info dialog exists', 'VDP-2'],
  }),
});
