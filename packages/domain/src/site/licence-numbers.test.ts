import { describe, expect, it } from 'vitest';
import { licenceNumbers } from './licence-numbers.ts';
import { settingsWith } from './test/settings-with.ts';

const newstead = {
  visible: true,
  dealerLicenseNumber: 'QLD 123',
  motorVehicleRepairer: 'MVR 9',
  address: { state: 'QLD' },
};
const parramatta = {
  ...newstead,
  dealerLicenseNumber: 'MD 456',
  motorVehicleRepairer: null,
  address: { state: 'NSW ' },
};

describe('NAV-3 licence numbers', () => {
  it('are shown only where a flag allows', () => {
    expect(licenceNumbers([newstead, parramatta], settingsWith())).toEqual([]);
  });

  it('of the dealer and of the repairer have a flag each', () => {
    const dealer = settingsWith({ locations: { showsDealerLicence: true } });
    expect(licenceNumbers([newstead, parramatta], dealer)).toEqual([
      { kind: 'dealer', number: 'QLD 123' },
      { kind: 'dealer', number: 'MD 456' },
    ]);
    const repairer = settingsWith({ locations: { showsRepairerLicence: true } });
    expect(licenceNumbers([newstead, parramatta], repairer)).toEqual([{ kind: 'repairer', number: 'MVR 9' }]);
  });

  it('stand there once, without those of hidden locations and without what is none', () => {
    const both = settingsWith({ locations: { showsDealerLicence: true, showsRepairerLicence: true } });
    const shown = [
      newstead,
      { ...newstead, dealerLicenseNumber: 'null', motorVehicleRepairer: ' ' },
      { ...newstead, dealerLicenseNumber: ' QLD 123 ' },
      { ...parramatta, visible: false },
    ];
    expect(licenceNumbers(shown, both)).toEqual([
      { kind: 'dealer', number: 'QLD 123' },
      { kind: 'repairer', number: 'MVR 9' },
    ]);
  });

  it('LAW-2.4 of the dealer stand there in the states that command it', () => {
    const lawful = settingsWith({ law: { showsLicenceByState: true } });
    const unknown = { ...parramatta, address: null };
    expect(licenceNumbers([newstead, parramatta, unknown], lawful)).toEqual([
      { kind: 'dealer', number: 'MD 456' },
    ]);
    const never = settingsWith({ law: { showsLicenceByState: true, licenceStates: [] } });
    expect(licenceNumbers([parramatta], never)).toEqual([]);
  });
});
