import { useRef } from 'react';
import type { ModelView } from '@forecourt/app/models/model-page.view';
import { ButtonLink } from '@forecourt/ui/button-link';
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
      {finance && (
        <section className="mdl-sec" aria-labelledby="weekly">
          <h2 id="weekly">{finance.heading}</h2>
          <div className="fin mdl-fin">
            <LoanFigures pair={finance.pair} rate={finance.rate} />
            <p className="small">{finance.text}</p>
            <a className="link" href={finance.link.href}>
              {finance.link.label}
            </a>
          </div>
        </section>
      )}
      <div className="mdl-sec mdl-two" data-count={accessories ? 2 : 1}>
        {accessories && (
          <section aria-labelledby="accessories">
            <h2 id="accessories">{accessories.heading}</h2>
            <AccessoryList accessories={accessories} />
          </section>
        )}
        <section id="enquire" className="mdl-ask" aria-labelledby="ask">
          <h2 id="ask">{enquiry.heading}</h2>
          <LeadForm key={enquiry.form.page} view={enquiry.form} />
        </section>
      </div>
      <ModelBar view={view} actions={actions} />
    </div>
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
          {testDrive && <ButtonLink href={testDrive.href}>{testDrive.label}</ButtonLink>}
          <ButtonLink href="#enquire" look={testDrive ? 'line' : 'solid'}>
            Ask about it
          </ButtonLink>
          {phone && <PhoneReveal phone={phone} className="btn line" words="Call" callsAtOnce />}
        </div>
        {view.stock ? (
          <p className="mdl-here">
            <a className="link" href="#stock">
              {view.stock.count}
            </a>
          </p>
        ) : (
          <p className="muted">{view.noStockText}</p>
        )}
      </div>
    </header>
  );
}
