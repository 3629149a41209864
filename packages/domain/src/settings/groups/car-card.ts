import { z } from 'zod';
import { setting, settingsGroup } from '../define-setting.ts';

export const carCard = settingsGroup('Car card', {
  newTagDays: setting({
    schema: z.int().min(0).max(365),
    default: 8,
    label: 'Days a car counts as new in stock',
    help: 'For this many days after a car was added, its picture carries the new tag, unless a stronger ribbon applies.',
    editor: 'number',
    editableBy: 'dealer',
    visibility: 'server',
    from: ['A car created within the last 8 days', 'New-tag window 8 days'],
  }),
});
