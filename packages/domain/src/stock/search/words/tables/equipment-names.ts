type SameEquipment = readonly (readonly [name: string, others: readonly string[]])[];

/**
 * One name for what feeds and buyers call by several, in this order: a later row is about what the rows before it
 * have made. In the singular or the plural, which do not matter.
 */
export const sameEquipment: SameEquipment = [
  ['towbar', ['tow bar', 'tow ball', 'towball', 'tow hitch', 'tow pack', 'towing pack']],
  ['bullbar', ['bull bar']],
  ['panoramic sunroof', ['panoramic roof']],
  ['sunroof', ['sun roof', 'moonroof', 'moon roof', 'glass roof', 'vision roof']],
  ['quickshifter', ['quick shifter', 'quick shift']],
  ['crashbar', ['crash bar', 'engine guard', 'engine bar']],
  ['handguard', ['hand guard']],
  ['topbox', ['top box', 'top case']],
  ['pannier', ['saddle bag', 'saddlebag', 'side case']],
  ['carplay', ['car play']],
  ['bluetooth', ['blue tooth']],
  ['dashcam', ['dash camera', 'dash cam']],
  ['camera', ['cam']],
  ['reverse', ['reversing', 'rear vision', 'rear view', 'rearview', 'back up', 'backup']],
  ['satnav', ['satellite navigation', 'sat nav', 'navigation', 'gps']],
  ['parking sensor', ['parking distance control', 'park sensor']],
  ['climate control aircon', ['climate control', 'climate']],
  ['aircon', ['air conditioning', 'air conditioner', 'air con', 'airconditioning', 'airconditioner']],
  // Who asks for leather does not mean the steering wheel, which nearly every car has of it.
  ['leatherwheel', ['leather steering wheel', 'leather gear knob']],
  ['leather seat', ['leather interior', 'leather upholstery']],
  ['seat', ['trim']],
  ['headlight', ['headlamp', 'head light']],
  ['power', ['electric', 'motorised', 'motorized']],
  [
    'wireless charging',
    ['inductive charging', 'wireless phone charger', 'wireless phone charging', 'wireless charger'],
  ],
  ['differential lock', ['diff lock', 'diff locker', 'locking differential', 'locking rear differential']],
  ['head up display', ['hud', 'heads up display']],
  ['ensuite shower toilet', ['ensuite', 'en suite']],
  ['bunk', ['bunk bed']],
  ['annexe', ['annex']],
  ['television', ['tv']],
  ['slideout', ['slide out']],
  ['touchscreen', ['touch screen']],
  ['monitor', ['monitoring']],
];
