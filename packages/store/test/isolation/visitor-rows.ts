import { Secret } from '@forecourt/domain/core/secret';
import { financeKeyPlace } from '../../src/finance/application-store.ts';
import { testCipher } from './test-cipher.ts';
import { alertRows } from './alert-rows.ts';
import type { Rows } from './rows-by-table.ts';
import { savedSearchRows } from './saved-search-rows.ts';
import { digestOf, phoneOf, wordOf, type TenantIds } from './world-ids.ts';

const laterThanAnyTest = new Date('2099-01-01T00:00:00Z');

/** A visitor of a tenant, and how they sign in. */
export function visitorRows(ids: TenantIds): Rows {
  const { site: siteId, visitor: visitorId, dealership: dealershipId, car: carId } = ids;
  const phone = phoneOf(ids);
  return {
    visitors: [{ id: visitorId, siteId, phone, name: `${wordOf(ids.letter)}1 visitor` }],
    visitorSessions: [
      {
        id: ids.of('visitorSession'),
        siteId,
        visitorId,
        tokenHash: digestOf(ids, 'visitorSession'),
        pastHashes: [digestOf(ids, 'visitorSession before')],
        expiresAt: laterThanAnyTest,
      },
    ],
    signInCodes: [
      {
        id: ids.of('code'),
        siteId,
        phone,
        challengeHash: digestOf(ids, 'challenge'),
        codeHash: digestOf(ids, 'code'),
        expiresAt: laterThanAnyTest,
      },
    ],
    watchlistEntries: [{ id: ids.of('watchlistEntry'), siteId, visitorId, dealershipId, carId }],
    ...alertRows(ids),
    ...savedSearchRows(ids),
  };
}

/** What visitors sent to a tenant, and what became of it. */
export function leadRows(ids: TenantIds): Rows {
  const { site: siteId, dealership: dealershipId, lead: leadId, car: carId } = ids;
  const word = `${wordOf(ids.letter)}1`;
  return {
    leads: [
      {
        id: leadId,
        siteId,
        dealershipId,
        carId,
        visitorId: ids.visitor,
        category: 'General Enquiry',
        formCompleted: true,
        name: `${word} buyer`,
        email: `buyer@${word}.test`,
        senderHash: digestOf(ids, 'sender'),
        // Late, in the hands of the yard.
        assignedStaffId: ids.dealershipStaff,
        responseDueAt: new Date('2026-02-01T00:00:00Z'),
      },
      // Of the same person, and a part of it.
      {
        id: ids.of('mergedLead'),
        siteId,
        dealershipId,
        mergedInto: leadId,
        category: 'General Enquiry',
        name: `${word} buyer`,
      },
    ],
    leadTestDrives: [
      { leadId, siteId, bookingAt: new Date('2098-06-01T00:00:00Z'), linkHash: digestOf(ids, 'testDrive') },
    ],
    testDrivePlaces: [
      {
        id: ids.of('testDrivePlace'),
        dealershipId,
        locationId: ids.location,
        carId,
        startsAt: new Date('2098-06-01T00:00:00Z'),
        endsAt: new Date('2098-06-01T01:00:00Z'),
        place: 1,
        siteId,
        holder: digestOf(ids, 'holder'),
        leadId,
      },
      {
        id: ids.of('testDriveHold'),
        dealershipId,
        locationId: ids.location,
        startsAt: new Date('2098-06-02T00:00:00Z'),
        endsAt: new Date('2098-06-02T01:00:00Z'),
        place: 1,
        siteId,
        holder: digestOf(ids, 'testDriveHold'),
        heldUntil: laterThanAnyTest,
      },
    ],
    servicePlaces: [
      {
        id: ids.of('servicePlace'),
        dealershipId,
        locationId: ids.location,
        day: '2098-06-01',
        dropOff: '07:30',
        dayPlace: 1,
        timePlace: 1,
        siteId,
        leadId,
      },
    ],
    leadServiceBookings: [{ leadId, siteId, vehicleRego: '123ABC' }],
    vehicleLookups: [
      { id: ids.of('lookup'), siteId, rego: '123ABC', regoState: 'vic', evalId: `${word}-eval` },
      // With which nobody has sent anything yet.
      { id: ids.of('freshLookup'), siteId, rego: '456DEF', regoState: 'vic', evalId: `${word}-fresh` },
    ],
    leadTradeIns: [{ leadId, siteId, lookupId: ids.of('lookup') }],
    tradeInImages: [
      {
        id: ids.of('tradeInImage'),
        siteId,
        lookupId: ids.of('lookup'),
        fileName: 'front.jpg',
        contentType: 'image/jpeg',
        bytes: 1000,
        place: 'front',
        objectKey: ids.of('tradeInImage'),
        contentHash: digestOf(ids, 'photo file'),
      },
    ],
    tradeInOffers: [
      {
        id: ids.of('tradeInOffer'),
        siteId,
        lookupId: ids.of('lookup'),
        valueCents: 2_740_000,
        lowCents: 2_660_000,
        highCents: 2_820_000,
        lines: '[]',
        answersHash: digestOf(ids, 'answers'),
        givenAt: new Date('2026-03-01T00:00:00Z'),
        validUntil: laterThanAnyTest,
        journeyId: ids.of('offerJourney'),
      },
    ],
    offerJourneys: [
      {
        id: ids.of('offerJourney'),
        siteId,
        secretHash: digestOf(ids, 'offerJourney'),
        step: 'offer',
        phase: 'editing',
        rego: '123ABC',
        regoState: 'vic',
        lookupId: ids.of('lookup'),
        leadId,
        offerId: ids.of('tradeInOffer'),
        expiresAt: laterThanAnyTest,
      },
    ],
    financeKeys: [
      {
        id: ids.of('financeKey', 0),
        accountId: ids.account,
        publicKey: digestOf(ids, 'financeKey'),
        ...testCipher.seal(
          new Secret(`${word} private key`),
          financeKeyPlace(ids.account, digestOf(ids, 'financeKey')),
        ),
      },
    ],
    financeApplications: [
      {
        id: ids.of('financeDraft'),
        siteId,
        secretHash: digestOf(ids, 'financeDraft'),
        step: 'money',
        draft: digestOf(ids, 'draft'),
        personDigests: [digestOf(ids, 'applicant')],
        expiresAt: laterThanAnyTest,
      },
      {
        id: ids.of('financeApplication'),
        siteId,
        secretHash: digestOf(ids, 'financeApplication'),
        status: 'waiting',
        step: 'consent',
        leadId,
        sealed: digestOf(ids, 'sealed'),
        financeKeyId: ids.of('financeKey', 0),
        sentAt: new Date('2026-03-01T00:00:00Z'),
        expiresAt: laterThanAnyTest,
      },
    ],
    valuations: [{ id: ids.of('valuation'), siteId, lookupId: ids.of('lookup') }],
    leadReplies: [
      {
        id: ids.of('leadReply'),
        leadId,
        siteId,
        staffId: ids.dealershipStaff,
        channel: 'mail',
        toAddress: `buyer@${word}.test`,
        nextTryAt: new Date(0),
        createdAt: new Date(0),
        updatedAt: new Date(0),
      },
    ],
    leadAnswers: [
      { id: ids.of('leadAnswer'), leadId, siteId, key: digestOf(ids, 'answer'), createdAt: new Date(1) },
    ],
    leadAnswerFiles: [
      {
        id: ids.of('leadAnswerFile'),
        leadId,
        siteId,
        kind: 'picture',
        fileName: `${word} front.jpg`,
        bytes: 4,
        width: 800,
        height: 600,
        objectKey: ids.of('leadAnswerFile'),
        contentHash: digestOf(ids, 'answer file'),
        preview: Buffer.from(word),
        waiting: Buffer.from(word.slice(0, 4)),
        createdAt: new Date(1),
      },
    ],
    formPhotos: [
      {
        id: ids.of('formPhoto'),
        siteId,
        fileName: `${word} mirror.jpg`,
        bytes: 4,
        width: 800,
        height: 600,
        objectKey: ids.of('formPhoto'),
        contentHash: digestOf(ids, 'form photo'),
        preview: Buffer.from(word),
        createdAt: new Date(1),
      },
    ],
    smsInbox: [
      {
        id: ids.of('sms'),
        provider: 'sms',
        messageId: `${word}-message`,
        fromNumber: '+61400000001',
        toNumber: '+61400000009',
        body: `${word} yes`,
      },
    ],
    leadMailTroubles: [
      {
        id: ids.of('leadMailTrouble'),
        leadId,
        siteId,
        address: `trouble-${ids.letter}@buyer.test`,
        kind: 'bounced',
        at: new Date(0),
      },
    ],
    leadEvents: [{ id: ids.of('leadEvent'), leadId, siteId, kind: 'note', note: `${word} note` }],
    leadDestinations: [
      {
        dealershipId,
        id: ids.of('destination'),
        kind: 'email',
        name: 'Sales',
        address: `sales@${word}.test`,
      },
    ],
    leadDeliveries: [
      {
        id: ids.of('delivery'),
        leadId,
        siteId,
        dealershipId,
        destinationId: ids.of('destination'),
        deliveryKey: `${word}-delivery`,
        attempts: 1,
      },
    ],
    deliveryAttempts: [
      { id: ids.of('attempt'), deliveryId: ids.of('delivery'), siteId, number: 1, outcome: 'failed' },
    ],
    carWaits: [
      {
        id: ids.of('wait'),
        siteId,
        dealershipId,
        carId,
        email: `waits@${word}1.test`,
        consentWording: 'Tell me',
        createdAt: new Date('2020-01-01T00:00:00Z'),
        endsAt: laterThanAnyTest,
        unsubscribeToken: ids.of('waitToken'),
      },
    ],
    reservations: [
      {
        id: ids.of('reservation'),
        siteId,
        dealershipId,
        carId,
        visitorId: ids.visitor,
        leadId,
        state: 'held',
        amountCents: 20_000,
        expiresAt: laterThanAnyTest,
        holderHash: Buffer.alloc(32, `${ids.letter} holder`.padEnd(32, '\0')),
        linkHash: Buffer.alloc(32, `${ids.letter} link`.padEnd(32, '\0')),
        linkSealed: `${word}-link`,
      },
    ],
    payments: [
      {
        id: ids.of('payment'),
        siteId,
        dealershipId,
        reservationId: ids.of('reservation'),
        provider: 'cards',
        requestKey: `${word}-request`,
        amountCents: 20_000,
        capturedCents: 20_000,
        accountRef: `${word}-account`,
        request: JSON.stringify({ description: `${word} deposit`, look: 'fields', expiresAt: '2026-03-01' }),
        trouble: 'mismatch',
      },
    ],
    refunds: [
      {
        id: ids.of('refund'),
        siteId,
        paymentId: ids.of('payment'),
        cause: 'staff',
        amountCents: 1_000,
        requestKey: `${word}-refund`,
      },
    ],
    disputes: [
      {
        id: ids.of('dispute'),
        siteId,
        paymentId: ids.of('payment'),
        providerDisputeId: `${word}-dispute`,
        amountCents: 20_000,
        reason: 'fraudulent',
        state: 'won',
      },
    ],
    paymentInbox: [
      {
        id: ids.of('paymentMessage'),
        provider: 'cards',
        eventId: `${word}-message`,
        accountRef: `${word}-account`,
        kind: 'paid',
        isLive: false,
        saidAt: new Date(0),
      },
    ],
    paymentAccounts: [
      {
        id: ids.of('paymentAccount'),
        dealershipId,
        provider: 'cards',
        accountRef: `${word}-account`,
        state: 'active',
        chargesEnabled: true,
      },
    ],
    paymentEvents: [
      {
        id: ids.of('paymentEvent'),
        paymentId: ids.of('payment'),
        siteId,
        provider: 'cards',
        providerEventId: `${word}-event`,
        kind: 'started',
      },
    ],
    idempotencyKeys: [{ siteId, purpose: 'lead', key: `${word}-key`, resultId: leadId }],
    personalDataRecords: [
      { id: ids.of('personalDataRecord'), siteId, kind: 'exported', askedBy: 'visitor', counts: '{}' },
    ],
  };
}
