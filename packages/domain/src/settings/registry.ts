import type { SettingsOf } from './define-setting.ts';
import { accounts } from './groups/accounts.settings.ts';
import { analytics } from './groups/analytics.settings.ts';
import { carCard } from './groups/car-card.settings.ts';
import { cardButtons } from './groups/card-buttons.settings.ts';
import { certified } from './groups/certified.settings.ts';
import { checkout } from './groups/checkout.settings.ts';
import { contact } from './groups/contact.settings.ts';
import { enquiry } from './groups/enquiry.settings.ts';
import { finance } from './groups/finance.settings.ts';
import { financeContent } from './groups/finance-content.settings.ts';
import { footer } from './groups/footer.settings.ts';
import { header } from './groups/header.settings.ts';
import { home } from './groups/home.settings.ts';
import { law } from './groups/law.settings.ts';
import { layout } from './groups/layout.settings.ts';
import { leads } from './groups/leads.settings.ts';
import { locations } from './groups/locations.settings.ts';
import { media } from './groups/media.settings.ts';
import { messages } from './groups/messages.settings.ts';
import { models } from './groups/models.settings.ts';
import { pages } from './groups/pages.settings.ts';
import { parts } from './groups/parts.settings.ts';
import { price } from './groups/price.settings.ts';
import { promises } from './groups/promises.settings.ts';
import { promotions } from './groups/promotions.settings.ts';
import { reviews } from './groups/reviews.settings.ts';
import { search } from './groups/search.settings.ts';
import { searchControls } from './groups/search-controls.settings.ts';
import { serviceBooking } from './groups/service-booking.settings.ts';
import { servicePage } from './groups/service-page.settings.ts';
import { sidebarButtons } from './groups/sidebar-buttons.settings.ts';
import { site } from './groups/site.settings.ts';
import { stock } from './groups/stock.settings.ts';
import { testDrive } from './groups/test-drive.settings.ts';
import { theme } from './groups/theme.settings.ts';
import { tradeIn } from './groups/trade-in.settings.ts';
import { tradeInContent } from './groups/trade-in-content.settings.ts';
import { vehiclePage } from './groups/vehicle-page.settings.ts';
import { watchlist } from './groups/watchlist.settings.ts';

/**
 * Every setting of the platform, by group, in the order in which the console lists them. The name of a
 * group and a setting is the key `group.key`.
 */
export const settingsRegistry = {
  site,
  theme,
  layout,
  media,
  header,
  footer,
  home,
  pages,
  stock,
  search,
  searchControls,
  carCard,
  cardButtons,
  vehiclePage,
  sidebarButtons,
  certified,
  price,
  finance,
  financeContent,
  checkout,
  models,
  locations,
  contact,
  reviews,
  promotions,
  promises,
  watchlist,
  accounts,
  enquiry,
  testDrive,
  serviceBooking,
  servicePage,
  parts,
  tradeIn,
  tradeInContent,
  leads,
  analytics,
  messages,
  law,
} as const;

/** The merged settings of a site, as rules and pages read them: `settings.carCard.newTagDays`. */
export type SiteSettings = SettingsOf<typeof settingsRegistry>;
