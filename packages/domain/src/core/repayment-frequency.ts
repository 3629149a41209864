export type RepaymentFrequency = 'weekly' | 'fortnightly' | 'monthly';

/**
 * Repayments in a year. National Consumer Credit Protection Regulations 2010, reg 71 and reg 100, since
 * 2010: 52.18 weekly and 26.09 fortnightly, as a year has a little more than 52 weeks. Repayments here are
 * computed on the same count, so that a loan without fees has its interest rate as comparison rate.
 */
export const repaymentsPerYear: Readonly<Record<RepaymentFrequency, number>> = {
  weekly: 52.18,
  fortnightly: 26.09,
  monthly: 12,
};
