import { useRef } from 'react';
import type { ModelView } from '@forecourt/app/models/model-page.view';
import { ButtonLink } from '@forecourt/ui/button-link';
import { Icon } from '@forecourt/ui/icon';
import { circleCheckIcon } from '@forecourt/ui/icons';
import { Photo } from '@forecourt/ui/photo';
import { PageCrumbs } from '../../shared/page-crumbs.tsx';
import { LoanFigures } from '../finance/loan-figures.tsx';
import { LeadForm } from '../leads/lead-form.tsx';
import { PhoneReveal } from '../../shared/phone-reveal.tsx';
import { CardShelf } from '../stock/card/card-shelf.tsx';
import { ModelBar, type ModelBarProps } from './model-bar.tsx';
import { AccessoryList, ColourLinks, FactList, GradeTable, ModelPriceLine } from './model-sections.tsx';
import '@forecourt/ui/styles/forms.css';
import './model-page.css';

/** A model: what it is, costs and comes in, which of them are here, and how to ask for one (PAGE-6). */
export function Page({ view }: { readonly view: ModelView }) {
  const { colours, grades, facts, about, stock, accessories, finance, enquiry } = view;
  const actions = useRef<HTMLDivElement>(null);
  return (
    <div className="wrap mdl-page">
      <ModelHead view={view} actions={actions} />
      {colours.length > 1 && (
        <section className="mdl-sec" aria-labelledby="colours">
          <h2 id="colours">Colours</h2>
          <ColourLinks colours={colours} />
          {view.colourNote !== null && <p className="small muted mdl-paint">{view.colourNote}</p>}
        </section>
      )}
      {about && (
        <section className="mdl-sec mdl-about" aria-labelledby="about">
          <h2 id="about">{about.heading}</h2>
          <p>{about.text}</p>
        </section>
      )}
      {grades && (
        <section className="mdl-sec" aria-labelledby="grades">
          <h2 id="grades">{grades.heading}</h2>
          <GradeTable rows={grades.rows} />
        </section>
      )}
      {facts && (
        <section className="mdl-sec" aria-labelledby="facts">
          <h2 id="facts">The facts people ask for</h2>
          <FactList {...facts} />
        </section>
      )}
      {stock && <CardShelf shelf={stock} className="mdl-sec" id="stock" />}
      {(accessories !== null || finance !== null) && (
        <div className="mdl-sec mdl-two" data-count={accessories && finance ? 2 : 1}>
          {accessories && (
            <section aria-labelledby="accessories">
              <h2 id="accessories">{accessories.heading}</h2>
              <AccessoryList accessories={accessories} />
            </section>
          )}
          {finance && <Weekly finance={finance} />}
        </div>
      )}
      <section id="enquire" className="mdl-sec mdl-ask" aria-labelledby="ask">
        <h2 id="ask">{enquiry.heading}</h2>
        <LeadForm key={enquiry.form.page} view={enquiry.form} />
      </section>
      <ModelBar view={view} actions={actions} />
    </div>
  );
}

/** What it costs a week, with the rate and the warning that belong to it (LAW-2). */
function Weekly({ finance }: { readonly finance: NonNullable<ModelView['finance']> }) {
  const { heading, pair, rate, text, link } = finance;
  return (
    <section aria-labelledby="weekly">
      <h2 id="weekly">{heading}</h2>
      <div className="fin mdl-fin">
        <LoanFigures pair={pair} rate={rate} />
        <p className="small">{text}</p>
        <a className="link" href={link.href}>
          {link.label}
        </a>
      </div>
    </section>
  );
}

function ModelHead({ view, actions }: ModelBarProps) {
  const { title, crumbs, lead, picture, shownColour, price, priceNote, comingSoonText, testDrive, phone } =
    view;
  return (
    <header className="mdl" data-has-picture={picture ? '' : undefined}>
      {picture && (
        <figure className="mdl-pic">
          <Photo picture={picture} sizes="(min-width: 75em) 58vw, 100vw" width={960} height={640} isFirst />
          {shownColour !== null && <figcaption className="small muted">{shownColour}</figcaption>}
        </figure>
      )}
      <div className="mdl-words">
        <PageCrumbs crumbs={crumbs} />
        <h1>{title}</h1>
        {lead !== null && <p className="lead">{lead}</p>}
        {price && <ModelPriceLine price={price} isBig />}
        {priceNote !== null && <p className="small muted">{priceNote}</p>}
        {comingSoonText !== null && <p className="h3">{comingSoonText}</p>}
        <div className="mdl-acts" ref={actions}>
          <ButtonLink href={testDrive?.href ?? '#enquire'}>{testDrive?.label ?? 'Ask about it'}</ButtonLink>
          {phone && <PhoneReveal phone={phone} className="btn line" words="Call" callsAtOnce />}
        </div>
        {view.stock ? (
          <p className="mdl-here">
            <Icon path={circleCheckIcon} />
            <a className="link" href="#stock">
              {view.stock.count}
            </a>
          </p>
        ) : (
          <p className="muted">{view.noStockText}</p>
        )}
        {testDrive && (
          <p>
            <a className="link" href="#enquire">
              Ask about it
            </a>
          </p>
        )}
      </div>
    </header>
  );
}
