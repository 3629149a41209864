import { lenderName } from '@forecourt/domain/finance/lender-name';
import { settingsFindings } from '@forecourt/domain/law/settings-findings';
import { checkOverrides } from '@forecourt/domain/settings/check-overrides';
import { layersUnder } from '@forecourt/domain/settings/layers';
import { resolveSettings } from '@forecourt/domain/settings/resolve-settings';
import { brandDefaults, lawfulForm, templateDefaults } from '@forecourt/domain/settings/template-defaults';
import { navigationLink } from '@forecourt/domain/site/navigation';
import { describe, expect, it } from 'vitest';
import type { Block } from './block.ts';
import { demoWorld } from './demo-world.ts';
import { financeProviders } from '../stock/finance-providers.ts';

const world = demoWorld(new Date('2026-11-15T03:00:00Z'));
const manufacturerSlugs = new Map(world.manufacturers.map(({ id, slug }) => [id, slug]));
const sites = world.sites.map((site) => {
  const account = world.accounts.find(({ id }) => id === site.accountId);
  const brand = site.manufacturerId === null ? undefined : manufacturerSlugs.get(site.manufacturerId);
  const place = {
    siteId: site.id,
    groupId: site.accountId,
    template: site.template,
    manufacturers: brand === undefined ? [] : [brand],
  };
  const layers = layersUnder(
    place,
    [
      { layer: 'group', key: site.accountId, number: 1, overrides: account?.settings },
      { layer: 'site', key: site.id, number: 1, overrides: site.settings },
    ],
    { template: templateDefaults, brand: brandDefaults },
  );
  return [site.slug, { site, account, ...resolveSettings(layers) }] as const;
});

describe('the settings of the demo world', () => {
  it.each(sites)('of %s can be saved, and nothing of them is ignored', (_, { site, account, problems }) => {
    const edit = { editor: 'operator', before: {} } as const;
    const asSite = checkOverrides({ ...edit, ref: { layer: 'site', key: site.id }, after: site.settings });
    const asGroup = checkOverrides({
      ...edit,
      ref: { layer: 'group', key: site.accountId },
      after: account?.settings,
    });
    expect(asSite.ok ? [] : asSite.error).toEqual([]);
    expect(asGroup.ok ? [] : asGroup.error).toEqual([]);
    expect(problems).toEqual([]);
  });

  it.each(sites)('of %s are in the lawful form', (_, { settings }) => {
    expect(settings.law).toMatchObject(lawfulForm.law);
    expect(settingsFindings(settings.law)).toEqual([]);
  });

  it.each(sites)('of %s keep its clock', (_, { site, settings }) => {
    expect(settings.site.timeZone).toBe(site.timeZone);
  });

  it.each(sites)('NAV-1 of %s lead to pages that it has', (_, { site, settings }) => {
    const published = site.pages.filter(({ page }) => page.publishedVersion !== null);
    const pages = {
      settings,
      publishedPaths: new Set(published.map(({ page }) => page.path)),
      hasModels: site.manufacturerId !== null,
      hasBrands: true,
    };
    const menu = (site.settings.header?.menu ?? []).flatMap((item) => {
      if (item.kind === 'links') return item.links;
      return item.kind === 'link' ? [item] : [];
    });
    const blocks = published.flatMap(({ version }) => version.blocks as readonly Block[]);
    const cards = blocks.flatMap((block) => {
      if (block.block === 'cards') return block.cards;
      return block.block === 'callToAction' ? [block] : [];
    });
    const links = [
      ...menu,
      ...(site.settings.footer?.groups ?? []).flatMap((group) => group.links),
      ...(site.settings.search?.callToActionCards ?? []),
      ...(site.settings.servicePage?.alsoCards ?? []),
      ...cards,
      ...(settings.header.button === null ? [] : [settings.header.button]),
      ...(settings.header.announcement?.link
        ? [{ label: 'announcement', link: settings.header.announcement.link }]
        : []),
      ...site.promos.flatMap(({ name, url }) => (url === null ? [] : [{ label: name, link: url }])),
    ];
    const dead = links.filter(({ label, link }) => navigationLink({ label, link }, pages) === null);
    expect(dead.map(({ link }) => link)).toEqual([]);
  });

  it('use every template', () => {
    expect(new Set(world.sites.map(({ template }) => template))).toEqual(
      new Set(Object.keys(templateDefaults)),
    );
  });

  it('RULE-4 have finance providers of every type, and a dealer without finance', () => {
    const shown = sites.filter(([, { settings }]) => settings.finance.showsFinance);
    expect(shown.map(([, { settings }]) => settings.finance.provider)).not.toContain(null);
    expect(new Set(shown.map(([, { settings }]) => settings.finance.providerType))).toEqual(
      new Set([1, 2, 3, 4, 5, 6, 7]),
    );
    expect(sites.find(([slug]) => slug === 'coastline-suzuki')?.[1].settings.finance.showsFinance).toBe(
      false,
    );
  });

  it('RULE-4 name lenders whose figures the cars carry', () => {
    const unknown = sites.flatMap(([slug, { site, settings }]) => {
      const { showsFinance, provider, excludedDealerships } = settings.finance;
      const shown = world.dealerships.filter((one) => site.shows.includes(one.id));
      return shown
        .filter((one) => showsFinance && !excludedDealerships.includes(one.slug))
        .filter(({ stock }) => provider === null || !stock.lenders.includes(provider))
        .map((one) => `${slug} on ${one.slug}`);
    });
    expect(unknown).toEqual([]);
  });

  it('FIN-1 FIN-2 name in their texts the lenders whose figures the cars carry, and no others', () => {
    const faults = sites.flatMap(([slug, { site, settings }]) => {
      const { showsFinance, excludedDealerships, applicationLenders, ...finance } = settings.finance;
      if (!showsFinance) return [];
      const { creditNotice } = settings.financeContent;
      const lending = world.dealerships
        .filter((one) => site.shows.includes(one.id) && !excludedDealerships.includes(one.slug))
        .flatMap(({ stock }) => stock.lenders)
        // Where nobody works out their own terms, the site's provider alone is shown.
        .filter((key) => finance.hasPersonalisedQuotes || key === finance.provider)
        .map(lenderName);
      return [
        ...lending.filter((name) => !creditNotice.includes(name)).map((name) => `no ${name}`),
        ...applicationLenders.filter((name) => !lending.includes(name)),
        ...Object.keys(financeProviders)
          .map(lenderName)
          .filter((name) => creditNotice.includes(name) && !lending.includes(name)),
      ].map((fault) => `${slug}: ${fault}`);
    });
    expect(faults).toEqual([]);
  });

  it('RULE-6.1 let cars be reserved by every reading of the rule', () => {
    const checkouts = sites.map(([, { settings }]) => settings.checkout);
    expect(checkouts.some(({ rule, hasReserveOnline }) => rule === 'site' && hasReserveOnline)).toBe(true);
    expect(checkouts.some(({ hasBuyOnline, hasCheckoutJourney }) => hasBuyOnline && hasCheckoutJourney)).toBe(
      true,
    );
    expect(checkouts.some(({ hasReserveOnline }) => !hasReserveOnline)).toBe(true);
    const withoutMarketData = sites.filter(([, { settings }]) => {
      const { rule, hasReserveOnline, needsAutograb } = settings.checkout;
      return hasReserveOnline && rule === 'standard' && needsAutograb && !settings.site.usesAutograb;
    });
    expect(withoutMarketData.map(([slug]) => slug)).toEqual([]);
  });

  it('offer certified cars, subscriptions, both reserve tones and every look of a header', () => {
    const all = sites.map(([, { settings }]) => settings);
    expect(all.some(({ certified }) => certified.showsBadge && certified.make === 'Toyota')).toBe(true);
    expect(all.some(({ price }) => price.offersSubscriptions)).toBe(true);
    expect(new Set(all.map(({ carCard }) => carCard.reservedTone))).toEqual(new Set(['red', 'grey']));
    expect(new Set(all.map(({ layout }) => layout.header))).toEqual(new Set(['thin', 'bar', 'board']));
    expect(new Set(all.map(({ layout }) => layout.hero))).toEqual(
      new Set(['stage', 'panel', 'split', 'wide']),
    );
    expect(new Set(all.map(({ theme }) => theme.scheme))).toEqual(new Set(['light', 'dark', 'visitor']));
  });

  it('VDP-5.1 ask of a car to drive it first, and have its number on one button and in no section', () => {
    for (const [slug, { settings }] of sites) {
      expect([slug, settings.sidebarButtons.shown[0]]).toEqual([slug, 'testDrive']);
      expect([slug, settings.vehiclePage.sections.includes('call')]).toEqual([slug, false]);
    }
  });

  it('RULE-2 leave one car in twelve the tag of a new one', () => {
    for (const [slug, { settings }] of sites)
      expect([slug, settings.carCard.newTagMost <= Math.ceil(settings.search.pageSize / 12)]).toEqual([
        slug,
        true,
      ]);
  });

  it('have words of their own over finance', () => {
    const headings = sites.map(([, { settings }]) => settings.financeContent.heading);
    expect(new Set(headings).size).toBe(headings.length);
  });

  it('differ in their look from site to site', () => {
    const themes = sites.map(([, { settings }]) => JSON.stringify(settings.theme));
    expect(new Set(themes).size).toBe(themes.length);
  });
});
