import type { LeadFormView } from '@forecourt/app/leads/pages/lead-form.view';
import type { Field } from '@forecourt/domain/form/field-description';
import type { ReactNode } from 'react';
import { FieldRows } from './field-rows.tsx';
// oxlint-disable-next-line import/no-unassigned-import -- a stylesheet has nothing to name
import './form-sections.css';

interface FormSectionsProps {
  readonly fields: readonly Field[];
  readonly sections: NonNullable<LeadFormView['sections']>;
  /** Must give it the field's name as its key. */
  readonly draw: (field: Field) => ReactNode;
  /** Between the fields of a plate and those that it fills in. */
  readonly lookup?: ReactNode;
  /** Under the section that takes them. */
  readonly photos?: ReactNode;
}

/** The fields of a form under the words of their sections; what no section names comes last. */
export function FormSections({ fields, sections, draw, lookup, photos }: FormSectionsProps) {
  const named = new Set(
    sections.flatMap(({ fields: names, fieldsAfter = [] }) => [...names, ...fieldsAfter]),
  );
  return (
    <>
      {sections.map(({ title, fields: names, fieldsAfter, takesPhotos }) => (
        <fieldset key={title} className="form form-part">
          <legend>{title}</legend>
          <FieldRows fields={fields.filter(({ name }) => names.includes(name))} draw={draw} />
          {takesPhotos && photos}
          {fieldsAfter && lookup}
          {fieldsAfter && (
            <FieldRows fields={fields.filter(({ name }) => fieldsAfter.includes(name))} draw={draw} />
          )}
        </fieldset>
      ))}
      <FieldRows fields={fields.filter(({ name }) => !named.has(name))} draw={draw} />
    </>
  );
}
