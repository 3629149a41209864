import { readAnswerFile, readAnswerPreview } from '@forecourt/app/leads/inbox/read-answer-file';
import { z } from 'zod';
import { errorResponse } from '../console-errors.ts';
import { staffRoute, type ConsoleRoute } from '../console-route.ts';
import { inPieces, privateFileHeaders } from '../file-answer.ts';
import { isId, leadIdOf } from './changed-lead.ts';

const types = { picture: 'image/jpeg', pdf: 'application/pdf' } as const;
type Params = Readonly<Record<string, string>>;
const wantedOf = (params: Params) => ({ leadId: leadIdOf(params), fileId: params['fileId'] ?? '' });

/** What buyers answered with, for whoever reads the lead (CON-2.2). */
export const fileRoutes: readonly ConsoleRoute[] = [
  staffRoute({
    needs: 'readLeads',
    method: 'GET',
    path: '/api/leads/{id}/files/{fileId}',
    summary: 'A file of an answer: a picture as it was drawn anew, or a PDF to be saved.',
    input: z.object({}),
    output: z.string().describe('image/jpeg or application/pdf'),
    handle: async ({ ports, log, openFiles }, { staff, params }) => {
      const { scope } = staff;
      if (!openFiles.hasRoom(scope.staffId)) return errorResponse('too_often', { 'retry-after': '5' });
      const found = isId(params) ? await readAnswerFile(ports, scope, wantedOf(params)) : null;
      if (!found) return errorResponse('no_such_file');
      const { file, open } = found;
      return {
        status: 200,
        headers: {
          ...privateFileHeaders({ name: file.name, type: types[file.kind] }),
          'content-length': String(file.bytes),
        },
        body: '',
        stream: (client) => inPieces(log, open, openFiles.add(scope.staffId, client))(client),
      };
    },
  }),
  staffRoute({
    needs: 'readLeads',
    method: 'GET',
    path: '/api/leads/{id}/files/{fileId}/preview',
    summary: 'A picture of an answer, small.',
    input: z.object({}),
    output: z.string().describe('image/jpeg'),
    handle: async ({ ports }, { staff, params }) => {
      const preview = isId(params) ? await readAnswerPreview(ports, staff.scope, wantedOf(params)) : null;
      if (!preview) return errorResponse('no_such_file');
      return {
        status: 200,
        headers: privateFileHeaders({ name: 'preview.jpg', type: 'image/jpeg' }),
        body: Buffer.from(preview),
      };
    },
  }),
];
