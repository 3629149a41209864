import { z } from 'zod';
import { setting, settingsGroup } from '../define-setting.ts';
import { stateCodes } from './values/australia.ts';
import { choices, prose, toggle, wholeNumber } from './values/setting-kinds.ts';

/**
 * The lawful form of what the specification words otherwise. Each is off by default, where the product
 * behaves as specified, and a site that leaves one off gets a finding (LAW-1). What must be prominent by
 * law, the comparison rate and its warning, has no switch: it is always there.
 */
export const law = settingsGroup('Law', {
  showsTrueStockCount: toggle({
    default: false,
    label: 'True stock count',
    help: 'The number of cars is the true one, however large; the configured stock count is not used.',
    editableBy: 'operator',
    from: ['SRCH-13'],
  }),
  showsAllReviews: toggle({
    default: false,
    label: 'All reviews',
    help: 'The true average and count stand there whatever they are, and no review is left out for its rating.',
    editableBy: 'operator',
    from: ['RULE-15'],
  }),
  showsPriceBasis: toggle({
    default: false,
    label: 'Basis beside every price',
    help: 'Each price says whether it is drive away or excludes government charges, also where the car does not say so.',
    editableBy: 'operator',
    from: ['LAW-2'],
  }),
  needsWasPriceEvidence: toggle({
    default: false,
    label: 'Proof for a former price',
    help: "'Was' shows only where the history of the car proves that the higher price was asked for long enough.",
    editableBy: 'operator',
    from: ['LAW-2'],
  }),
  wasPriceDays: wholeNumber({
    min: 1,
    max: 180,
    default: 28,
    label: 'Days that prove a former price',
    help: 'How long the higher price must have been asked for before it counts as a former price.',
    editableBy: 'operator',
    from: ['LAW-2'],
  }),
  showsLicenceByState: toggle({
    default: false,
    label: 'Licence number where the state asks for it',
    help: 'Locations and the footer show the dealer licence in the states below, whatever the location settings say.',
    editableBy: 'operator',
    from: ['LAW-2'],
  }),
  licenceStates: choices({
    options: stateCodes,
    default: ['nsw', 'vic', 'wa', 'tas', 'nt'],
    label: 'States that ask for the licence number',
    help: 'Dealers in these states must show their licence number.',
    editableBy: 'operator',
    from: ['LAW-2'],
  }),
  showsStatutoryWarranty: toggle({
    default: false,
    label: 'Statutory warranty of used cars',
    help: 'The page of a used car says which statutory warranty its state gives it, or that it has none.',
    editableBy: 'operator',
    from: ['LAW-2'],
  }),
  insteadOfWarrantyText: prose({
    max: 300,
    default: '',
    label: 'Where the law gives no warranty',
    help: 'What the dealership gives with a used vehicle that has no statutory warranty, after the words that say so.',
    from: ['LAW-2'],
  }),
  showsCoolingOff: toggle({
    default: false,
    label: 'Cooling-off rights',
    help: 'Vehicle pages, the terms and reserving say whether the buyer can still change their mind, by the rules of the state.',
    editableBy: 'operator',
    from: ['LAW-1'],
  }),
  comparesMarketLikeForLike: toggle({
    default: false,
    label: 'Market comparison like for like',
    help: 'The below-market sign compares prices only of the same basis, and names the date of the average.',
    editableBy: 'operator',
    from: ['LAW-1'],
  }),
  usesOneEstimateRule: toggle({
    default: false,
    label: 'One age limit for estimates',
    help: 'The answers about trade-ins name the limits that the offer really uses, not figures of their own.',
    editableBy: 'operator',
    from: ['LAW-1'],
  }),
  needsPromotionPermit: toggle({
    default: false,
    label: 'Permit for games of chance',
    help: 'Spin to win opens only with prize pool, states, permit number and terms on record.',
    editableBy: 'operator',
    from: ['LAW-2'],
  }),
  readsWindowsInSiteZone: toggle({
    default: false,
    label: 'Promotions by the clock of the site',
    help: 'A promotion starts and ends at that hour where the site is, instead of at the +10:00 it was written with.',
    editableBy: 'operator',
    from: ['LAW-1'],
  }),
  addsGuaranteeText: toggle({
    default: false,
    label: 'Consumer guarantees beside warranties',
    help: 'Every warranty or guarantee of the dealer carries the statement that the consumer law asks for.',
    editableBy: 'operator',
    from: ['LAW-2'],
  }),
  guaranteeText: prose({
    max: 1500,
    editableBy: 'operator',
    default:
      'Our goods come with guarantees that cannot be excluded under the Australian Consumer Law. You are entitled to a replacement or refund for a major failure and compensation for any other reasonably foreseeable loss or damage. You are also entitled to have the goods repaired or replaced if the goods fail to be of acceptable quality and the failure does not amount to a major failure.',
    label: 'Statement about consumer guarantees',
    help: 'The words of the regulation, which stand beside every warranty or guarantee.',
    from: ['LAW-2'],
  }),
  comparisonRateWarning: setting({
    schema: z.string().trim().min(60).max(800),
    default:
      'WARNING: This comparison rate is true only for the examples given and may not include all fees and charges. Different terms, fees or other loan amounts might result in a different comparison rate.',
    label: 'Warning beside comparison rates',
    help: 'Stands in full wherever a rate or a repayment stands; it cannot be left away.',
    editor: 'paragraph',
    editableBy: 'operator',
    from: ['LAW-2'],
  }),
  disclosesAutomatedDecisions: toggle({
    default: false,
    label: 'Say where a computer decides',
    help: 'Instant offers and finance estimates say that a program computed them and who can look again.',
    editableBy: 'operator',
    from: ['LAW-1'],
  }),
});
