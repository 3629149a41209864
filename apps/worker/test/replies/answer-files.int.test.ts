import { randomBytes, randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { readAnswerFile, readAnswerPreview } from '@forecourt/app/leads/inbox/read-answer-file';
import { storeAnswerFile } from '@forecourt/app/leads/answer/store-answer-file.job';
import { erasePersonalData } from '@forecourt/app/personal-data/erase-personal-data';
import { grantSiteScope } from '@forecourt/app/scope/grant-scope';
import { jobEnvelope } from '@forecourt/app/ports/platform/jobs.port';
import { removePhotoFiles, removePhotoFilesJob } from '@forecourt/app/trade-in/photos/remove-photo-files.job';
import { sweepPhotoFiles } from '@forecourt/app/trade-in/photos/sweep-photo-files';
import type { LeadId } from '@forecourt/domain/core/ids';
import { hashedTokens } from '@forecourt/providers/accounts/hashed-tokens';
import { keyedReplyAddresses } from '@forecourt/providers/mail/keyed-reply-addresses';
import { storeRunner } from '@forecourt/store/stores';
import { twoSites } from '@forecourt/testkit/two-sites';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openReplyWorld, replyHost, type ReplyWorld } from './reply-world.ts';

let world: ReplyWorld;
let photograph: Buffer;
const addresses = keyedReplyAddresses({ secrets: ['key of a test of replies'], host: replyHost });
const scope = grantSiteScope(twoSites.harbour.id);

beforeAll(async () => {
  photograph = await readFile(new URL('with-place.jpg', import.meta.url));
  world = await openReplyWorld(1);
});
afterAll(() => world?.close());

/** Another file each, with the same picture and the same place in it. */
const anotherJpeg = (bytes = 16) => {
  const said = randomBytes(Math.min(bytes, 60_000));
  const comment = Buffer.concat([
    Buffer.from([0xff, 0xfe, (said.length + 2) >> 8, (said.length + 2) & 0xff]),
    said,
  ]);
  return Buffer.concat([photograph.subarray(0, 2), comment, photograph.subarray(2)]);
};
const pdf = (words = randomUUID()) => Buffer.from(`%PDF-1.7\n${words}\n%%EOF\n`);
const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';

interface Attached {
  readonly filename?: string;
  readonly content: Buffer | string;
  readonly cid?: string;
}

const answer = (lead: LeadId, attachments: readonly Attached[], given: object = {}) =>
  world.mail({
    from: 'grace@buyer.example',
    to: addresses.answerTo(lead),
    subject: 'Re: The Mazda CX-5',
    text: 'Here they are.',
    attachments: [...attachments],
    ...given,
  });
const entryOf = async (lead: LeadId) =>
  (await world.show(lead))?.entries.findLast(({ kind }) => kind === 'answer');
const filesOf = async (lead: LeadId) => (await entryOf(lead))?.files ?? [];
const open = async (leadId: LeadId, fileId: string, side: 'harbour' | 'ranges' = 'harbour') => {
  const found = await readAnswerFile({ store: world.store, files: world.files }, world.sides[side].staff, {
    leadId,
    fileId,
  });
  const pieces: Uint8Array[] = [];
  for await (const piece of (await found?.open()) ?? []) pieces.push(piece);
  return found && Buffer.concat(pieces);
};
const store = (fileId: string, files: Parameters<typeof storeAnswerFile>[0]['files'] = world.files) =>
  storeAnswerFile({ ...world.replies.storing, files }, scope, { fileId });
const rowOf = (id: string) =>
  world.dealers.loader.kysely
    .selectFrom('leadAnswerFiles')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
const refused = {
  put: () => Promise.reject(new Error('S3 is down')),
  remove: () => Promise.reject(new Error('S3 is down')),
};

describe('CON-2.2 files of an answer by mail', () => {
  it('are a picture that says nothing of where it was taken, and a PDF as it came', async () => {
    const lead = await world.newLead();
    const document = pdf();
    const attachments = [
      { filename: 'car front.JPG', content: anotherJpeg() },
      { filename: 'licence.pdf', content: document },
    ];
    expect(photograph.includes('SECRET CAMERA')).toBe(true);
    expect(await answer(lead, attachments)).toBe('taken');
    const files = await filesOf(lead);
    expect(files).toMatchObject([
      { name: 'car front.jpg', preview: { width: 640, height: 480 } },
      { name: 'licence.pdf', preview: null },
    ]);
    expect((await entryOf(lead))?.text).toBe('Here they are.');
    const [, paper] = files;
    expect((await open(lead, paper?.id ?? ''))?.equals(document)).toBe(true);
    for (const { id } of files) {
      const before = await open(lead, id);
      expect(await store(id)).toBe('stored');
      expect((await rowOf(id))?.waiting).toBeNull();
      const stored = await open(lead, id);
      expect(stored?.equals(before ?? Buffer.alloc(0))).toBe(true);
      expect(stored?.includes('SECRET') || stored?.includes('GPS')).toBe(false);
      expect(await store(id)).toBe('stored before');
    }
    const preview = await readAnswerPreview({ store: world.store }, world.sides.harbour.staff, {
      leadId: lead,
      fileId: files[0]?.id ?? '',
    });
    expect(preview?.length).toBeLessThan(60_000);
    expect(Buffer.from(preview ?? []).includes('SECRET')).toBe(false);
  });

  it('of no kind that is kept are named: a drawing with a script, a program under another name, an office file', async () => {
    const lead = await world.newLead();
    const attachments = [
      { filename: 'front.svg', content: svg },
      { filename: 'front.jpg', content: Buffer.concat([Buffer.from('MZ'), randomBytes(30_000)]) },
      { filename: 'page.html', content: `<script>${randomUUID()}</script>` },
      { filename: 'list.docx', content: Buffer.concat([Buffer.from('PK'), randomBytes(9_000)]) },
    ];
    expect(await answer(lead, attachments)).toBe('taken');
    const entry = await entryOf(lead);
    expect(entry?.files).toEqual([]);
    expect(entry?.text).toBe(
      'Here they are.\n\nNot kept: front.svg, front.jpg, page.html, list.docx. Ask them to bring it along.',
    );
  });

  it('that break are told, and the words are kept', async () => {
    const lead = await world.newLead();
    const half = anotherJpeg().subarray(0, 2_000);
    expect(await answer(lead, [{ filename: 'front.jpg', content: half }])).toBe('taken');
    expect((await entryOf(lead))?.text).toContain('Could not be kept: front.jpg (damaged).');
  });

  it(
    'of 30 MB are let go as they come, and the words and the next file are kept',
    { timeout: 60_000 },
    async () => {
      const lead = await world.newLead();
      const attachments = [
        { filename: 'film.mov', content: Buffer.alloc(30 * 1024 * 1024, 'x') },
        { filename: 'licence.pdf', content: pdf() },
      ];
      expect(await answer(lead, attachments)).toBe('taken');
      const entry = await entryOf(lead);
      expect(entry?.text).toContain('Could not be kept: film.mov (larger than 10 MB).');
      expect(entry?.files).toMatchObject([{ name: 'licence.pdf' }]);
    },
  );

  it('are at most ten of a mail, and fifty of a lead in a day; another lead has its own', async () => {
    const lead = await world.newLead();
    const fifty = Array.from({ length: 50 }, (_, nth) => ({ filename: `${nth}.pdf`, content: pdf() }));
    for (let mails = 1; mails <= 5; mails += 1) {
      const others = fifty.map(({ filename }) => ({ filename, content: pdf() }));
      expect(await answer(lead, mails === 1 ? fifty : others)).toBe('taken');
      const entry = await entryOf(lead);
      expect(entry?.files).toHaveLength(10);
      expect(entry?.text).toContain('and 35 more (more than 10 files or 20 MB in one email)');
    }
    expect(await answer(lead, [{ filename: 'more.pdf', content: pdf() }])).toBe('taken');
    expect((await entryOf(lead))?.text).toContain('more.pdf (too many files that day)');
    const other = await world.newLead();
    expect(await answer(other, [{ filename: 'own.pdf', content: pdf() }])).toBe('taken');
    expect(await filesOf(other)).toHaveLength(1);
  });

  it('that S3 refuses wait in their rows, are seen all the same, and are stored once it is there', async () => {
    const lead = await world.newLead();
    await answer(lead, [{ filename: 'front.jpg', content: anotherJpeg() }]);
    const [{ id } = { id: '' }] = await filesOf(lead);
    await expect(store(id, refused)).rejects.toThrow('S3 is down');
    const seen = await open(lead, id);
    expect(seen?.length).toBeGreaterThan(1_000);
    expect(await store(id)).toBe('stored');
    expect((await open(lead, id))?.equals(seen ?? Buffer.alloc(0))).toBe(true);
  });

  it('stored in a process that died before it was noted are stored again, under the same key', async () => {
    const lead = await world.newLead();
    await answer(lead, [{ filename: 'front.jpg', content: anotherJpeg() }]);
    const [{ id } = { id: '' }] = await filesOf(lead);
    const row = await rowOf(id);
    await world.files.put(row?.objectKey as `${string}/${string}/${string}`, {
      bytes: row?.waiting ?? Buffer.alloc(0),
      type: 'image/jpeg',
    });
    expect(await store(id)).toBe('stored');
    expect(await open(lead, id)).not.toBeNull();
  });

  it('come once, however often their mail comes, and what a mail quotes is not kept twice', async () => {
    const lead = await world.newLead();
    const [first, second] = [anotherJpeg(), anotherJpeg()];
    const messageId = `<${randomUUID()}@buyer.example>`;
    for (let time = 0; time < 2; time += 1)
      expect(await answer(lead, [{ filename: 'a.jpg', content: first }], { messageId })).toBe('taken');
    expect(await filesOf(lead)).toHaveLength(1);
    const quoted = [
      { filename: 'a.jpg', content: first },
      { filename: 'b.jpg', content: second },
      { filename: 'b again.jpg', content: second },
    ];
    await answer(lead, quoted);
    expect((await filesOf(lead)).map(({ name }) => name)).toEqual(['b.jpg']);
    const rows = await world.dealers.loader.kysely
      .selectFrom('leadAnswerFiles')
      .select('id')
      .where('leadId', '=', lead)
      .execute();
    expect(rows).toHaveLength(2);
  });

  it('in the words are a photograph, and no picture of a signature', async () => {
    const lead = await world.newLead();
    const attachments = [
      { filename: 'logo.jpg', content: photograph, cid: 'logo@buyer' },
      { filename: 'front.jpg', content: anotherJpeg(40_000), cid: 'front@buyer' },
    ];
    const html = '<p>Here.</p><img src="cid:front@buyer"><p>Grace</p><img src="cid:logo@buyer">';
    expect(photograph.length).toBeLessThan(20_000);
    await answer(lead, attachments, { html });
    const entry = await entryOf(lead);
    expect(entry?.files.map(({ name }) => name)).toEqual(['front.jpg']);
    expect(entry?.text).toBe('Here they are.');
  });

  it('of another account’s lead are seen by nobody else, also under a lead of their own', async () => {
    const [own, other] = [await world.newLead(), await world.newLead({}, 'ranges')];
    await answer(other, [{ filename: 'front.jpg', content: anotherJpeg() }]);
    const [{ id } = { id: '' }] = (await world.show(other, 'ranges'))?.entries.at(-1)?.files ?? [];
    expect(await open(other, id, 'ranges')).not.toBeNull();
    expect([await open(other, id), await open(own, id), await open(own, id, 'ranges')]).toEqual([
      null,
      null,
      null,
    ]);
    expect(
      await readAnswerPreview({ store: world.store }, world.sides.harbour.staff, {
        leadId: other,
        fileId: id,
      }),
    ).toBeNull();
    expect(await store(id)).toBe('gone');
  });

  it('OPS-10.3 go with their person: rows at once, and what they hold by a job', async () => {
    const email = `${randomUUID()}@buyer.example`;
    const lead = await world.newLead({ email });
    await answer(lead, [
      { filename: 'front.jpg', content: anotherJpeg() },
      { filename: 'licence.pdf', content: pdf() },
    ]);
    const ids = (await filesOf(lead)).map(({ id }) => id);
    const keys = await Promise.all(ids.map(async (id) => (await rowOf(id))?.objectKey ?? ''));
    await store(ids[0] ?? '');
    await erasePersonalData(
      { store: storeRunner(world.dealers.app), tokens: hashedTokens(['a key of these tests']) },
      scope,
      { person: { visitorId: null, phone: null, email }, askedBy: 'operator' },
    );
    expect(await Promise.all(ids.map(rowOf))).toEqual([undefined, undefined]);
    const [input] = await removals();
    expect(input?.keys.toSorted()).toEqual(keys.toSorted());
    await removePhotoFiles(world.files, scope, { keys: input?.keys ?? [] });
    expect(await world.files.read(keys[0] ?? '')).toBeNull();
    // The job of the second comes too late, and leaves nothing behind.
    expect(await store(ids[1] ?? '')).toBe('gone');
    expect(await world.files.read(keys[1] ?? '')).toBeNull();
  });

  it('OPS-10.1 are left by the sweep while their lead has them, and go with it', async () => {
    const lead = await world.newLead();
    await answer(lead, [{ filename: 'front.jpg', content: anotherJpeg() }]);
    const [{ id } = { id: '' }] = await filesOf(lead);
    await store(id);
    const key = (await rowOf(id))?.objectKey ?? '';
    await sweep(lead);
    expect(await world.files.read(key)).not.toBeNull();
    await world.dealers.loader.kysely
      .updateTable('leads')
      .set({ erasedAt: new Date() })
      .where('id', '=', lead)
      .execute();
    expect(await rowOf(id)).toBeUndefined();
    await sweep(lead);
    expect(await world.files.read(key)).toBeNull();
  });
});

/** Of one lead: the bucket is shared by all tests. */
const sweep = (lead: LeadId) =>
  sweepPhotoFiles(
    {
      store: storeRunner(world.dealers.app),
      scopeOf: grantSiteScope,
      files: {
        remove: (keys) => world.files.remove(keys),
        list: async (after) =>
          (await world.files.list(after ?? `${twoSites.harbour.id}/${lead}/`)).filter(({ key }) =>
            key.includes(lead),
          ),
      },
    },
    new Date(Date.now() + 7_200_000),
    { aborted: false },
  );

async function removals() {
  const queue = new Client({ connectionString: world.dealers.made.jobsUrl });
  await queue.connect();
  const { rows } = await queue.query<{ payload: unknown }>(
    `select payload from graphile_worker._private_jobs j
     join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = $1`,
    [removePhotoFilesJob.name],
  );
  await queue.end();
  return rows.map(({ payload }) => removePhotoFilesJob.input.parse(jobEnvelope.parse(payload).input));
}
