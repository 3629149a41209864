import { askValuationOfSite } from './handlers/ask-valuation.handler.ts';
import { checkOneSite } from './handlers/check-site.handler.ts';
import { checkAllSites } from './handlers/check-sites.handler.ts';
import { checkStockDrift } from './handlers/check-stock-drift.handler.ts';
import { confirmLeadOfSite } from './handlers/confirm-lead.handler.ts';
import { deliverDue } from './handlers/deliver-due.handler.ts';
import { deliverLead } from './handlers/deliver-lead.handler.ts';
import { expirePersonalDataOfSites } from './handlers/expire-personal-data.handler.ts';
import { makePicture } from './handlers/make-picture.handler.ts';
import { maintainPartitions } from './handlers/maintain-partitions.handler.ts';
import { passOnLate } from './handlers/pass-on-late.handler.ts';
import { pruneExpired } from './handlers/prune-expired.handler.ts';
import { refreshRanks } from './handlers/refresh-ranks.handler.ts';
import { refreshReviewSetOfSite } from './handlers/refresh-review-set.handler.ts';
import { refreshReviewsOfSites } from './handlers/refresh-reviews.handler.ts';
import { removeLeadFilesOfPerson } from './handlers/remove-lead-files.handler.ts';
import { removePhotoFilesOfSite } from './handlers/remove-photo-files.handler.ts';
import { sendEmailConfirmationOfSite } from './handlers/send-email-confirmation.handler.ts';
import { sendSignInCode } from './handlers/send-sign-in-code.handler.ts';
import { sendAlertOfSite } from './handlers/send-alert.handler.ts';
import { sendFreeCarOfSite } from './handlers/send-free-car.handler.ts';
import { tellFreeCarsOfSite } from './handlers/tell-free-cars.handler.ts';
import { sendArrivalsOfSite } from './handlers/send-arrivals.handler.ts';
import { mailStaffLink } from './handlers/mail-staff-link.handler.ts';
import { sealAudit } from './handlers/seal-audit.handler.ts';
import { sendPhotoOfSite } from './handlers/send-photo.handler.ts';
import { sweepPhotoFilesOfSites } from './handlers/sweep-photo-files.handler.ts';
import { sendSearchConfirmationOfSite } from './handlers/send-search-confirmation.handler.ts';
import { tellArrivalsOfSite } from './handlers/tell-arrivals.handler.ts';
import { tellSavedCarsOfSite } from './handlers/tell-saved-cars.handler.ts';
import { mailAnswerOfSite } from './handlers/mail-answer.handler.ts';
import { makeFinanceKeyOfSite } from './handlers/make-finance-key.handler.ts';
import { sendToLenderOfSite } from './handlers/send-to-lender.handler.ts';
import { mailOfferOfSite } from './handlers/mail-offer.handler.ts';
import { smsWinnerOfSite } from './handlers/sms-winner.handler.ts';
import { smsSellerOfSite } from './handlers/sms-seller.handler.ts';
import { updateEvaluationOfSite } from './handlers/update-evaluation.handler.ts';
import { valueOfferOfSite } from './handlers/value-offer.handler.ts';
import { checkPaymentsOfSite } from './handlers/check-payments.handler.ts';
import { compareAllPayments, comparePaymentMessages } from './handlers/compare-payments.handler.ts';
import { tellReservationOfSite } from './handlers/tell-reservation.handler.ts';
import { finishReservationLeadOfSite } from './handlers/finish-reservation-lead.handler.ts';
import { sendRefundOfSite } from './handlers/send-refund.handler.ts';
import { settlePayments } from './handlers/settle-payments.handler.ts';
import { checkOneMailDomain } from './handlers/check-mail-domain.handler.ts';
import { checkAllMailDomains } from './handlers/check-mail-domains.handler.ts';
import { sendDueReplies } from './handlers/send-due-replies.handler.ts';
import { storeAnswerFileOfSite } from './handlers/store-answer-file.handler.ts';
import { sendReplyOfLead } from './handlers/send-reply.handler.ts';
import type { JobList, TenantJob } from './job-handler.ts';

/** Every job that this worker does. */
export const jobList: JobList = {
  tenantJobs: [
    makePicture as TenantJob,
    askValuationOfSite as TenantJob,
    sendPhotoOfSite as TenantJob,
    removePhotoFilesOfSite as TenantJob,
    valueOfferOfSite as TenantJob,
    updateEvaluationOfSite as TenantJob,
    mailOfferOfSite as TenantJob,
    mailAnswerOfSite as TenantJob,
    makeFinanceKeyOfSite as TenantJob,
    sendToLenderOfSite as TenantJob,
    smsSellerOfSite as TenantJob,
    smsWinnerOfSite as TenantJob,
    checkOneSite as TenantJob,
    sendSignInCode as TenantJob,
    sendEmailConfirmationOfSite as TenantJob,
    tellSavedCarsOfSite as TenantJob,
    sendAlertOfSite as TenantJob,
    sendSearchConfirmationOfSite as TenantJob,
    tellArrivalsOfSite as TenantJob,
    sendArrivalsOfSite as TenantJob,
    tellFreeCarsOfSite as TenantJob,
    sendFreeCarOfSite as TenantJob,
    deliverLead as TenantJob,
    confirmLeadOfSite as TenantJob,
    removeLeadFilesOfPerson as TenantJob,
    refreshReviewSetOfSite as TenantJob,
    sendRefundOfSite as TenantJob,
    checkPaymentsOfSite as TenantJob,
    finishReservationLeadOfSite as TenantJob,
    tellReservationOfSite as TenantJob,
    sendReplyOfLead as TenantJob,
    storeAnswerFileOfSite as TenantJob,
    checkOneMailDomain as TenantJob,
    mailStaffLink as TenantJob,
  ],
  platformJobs: [
    maintainPartitions,
    pruneExpired,
    sealAudit,
    expirePersonalDataOfSites,
    sweepPhotoFilesOfSites,
    refreshRanks,
    refreshReviewsOfSites,
    checkStockDrift,
    checkAllSites,
    deliverDue,
    sendDueReplies,
    passOnLate,
    checkAllMailDomains,
    settlePayments,
    comparePaymentMessages,
    compareAllPayments,
  ],
};
