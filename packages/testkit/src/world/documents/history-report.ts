/** The name of the file in object storage. */
export const historyReportKey = 'demo/vehicle-history-report.pdf';

/** The address of the report on any site: every car of the world that has one has this. */
export const historyReportUrl = `/media/${historyReportKey}`;

const lines = [
  'Vehicle history report',
  'An example: the cars of this site and their past are made up.',
  'Written off: no record.   Stolen: no record.   Money owing: no record.',
  'Odometer: consistent with the readings at each service.',
];

/** A page of plain text as a PDF, which needs no library: five objects and a table of where they begin. */
export function historyReport(): string {
  const text = lines.map((line, index) => `/F1 ${index === 0 ? 22 : 12} Tf (${line}) Tj 0 -30 Td`).join('\n');
  const content = `BT 60 760 Td\n${text}\nET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  return `${file}xref\n0 6\n0000000000 65535 f \n${table}trailer\n<< /Size 6 /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
}
