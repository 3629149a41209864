/**
 * Where each field of section 3 of docs/specification.md is kept. One entry for each line of that section:
 * a heading, the words before the colon (none for a line without), and its fields, spelt as there.
 * A home is `table.column`, or `setting:group.key`, or says why nothing is stored:
 * `derived:` from what, `url:` or `browser:` where the visitor's side holds it, `answer:` a reply that is built.
 */
export interface SpecificationLine {
  readonly heading: string;
  readonly label: string;
  readonly fields: Readonly<Record<string, string>>;
  /** Values and explanations in the line, which name no field. */
  readonly prose?: string;
}

export const specificationLines: readonly SpecificationLine[] = [
  {
    heading: 'Car (search hit and detail)',
    label: 'Identity',
    fields: columns('cars', 'id slug name year make model badge series'),
  },
  {
    heading: 'Car (search hit and detail)',
    label: 'Classification',
    fields: columns(
      'cars',
      'car_type status item_type certified tag reserved sold has_nvic preorder show_on_dealer_website',
    ),
    prose: 'new used demo in_stock coming_soon any other value counts as unavailable caravan e.g.',
  },
  {
    heading: 'Car (search hit and detail)',
    label: 'Pricing',
    fields: {
      price: 'cars.price_cents',
      price_type: 'cars.price_type',
      before_price: 'cars.before_price_cents',
      offer_price: 'cars.offer_price_cents',
      subscription_price: 'cars.subscription_price_cents',
    },
  },
  {
    heading: 'Car (search hit and detail)',
    label: 'Attributes',
    fields: columns(
      'cars',
      'km colour interior_colour simple_body simple_transmission simple_fuel fuel drive seats doors trans engine_size gearnum bodyconfiguration manufacturer_body manufacturer_body2 manufacturer_body3',
    ),
  },
  {
    heading: 'Car (search hit and detail)',
    label: 'Identifiers and dates',
    fields: {
      ...columns('cars', 'stocknum vin regplate rego_expiry compliance_date build_date created_at'),
      views: 'car_counters.views',
    },
  },
  {
    heading: 'Car (search hit and detail)',
    label: 'Text and media',
    fields: {
      ...columns('cars', 'dealercomments photos_count primary_image_url file carsales_title'),
      thumbnails: 'car_photos.thumb_url',
      images: 'car_photos.position',
      'image.url': 'car_photos.url',
      standardEquipment: 'cars.standard_equipment',
    },
    prose: 'paragraphs separated by a pipe character each with history report link',
  },
  {
    heading: 'Car (search hit and detail)',
    label: 'Place',
    fields: {
      ...columns('cars', 'dealership_id location_id private_suburb private_postcode'),
      ...columns('locations', 'name phone slug'),
      ...columns('addresses', 'id street city state postcode place_url'),
      dealership_slug: 'dealerships.slug',
      location: 'cars.location_id',
      address: 'locations.address_id',
      location_name: 'locations.name',
      distribution_locations: 'location_distributions.distribution_location_id',
    },
    prose: 'with and',
  },
  {
    heading: 'Car (search hit and detail)',
    label: 'variant',
    fields: columns(
      'car_variants',
      'cylinders enginesize enginesize_litres induction geartype fuelconsumptioncombined fuelcapacity grossvehiclemass vehiclelength vehicleheight vehiclewidth torque ancaprating bodyconfiguration',
    ),
  },
  {
    heading: 'Car (search hit and detail)',
    label: 'Caravan specifications',
    fields: columns('cars', 'body_width body_length tare_weight axle_type sleeps aggregate_trailer_mass'),
    prose: 'and feet shown with a metre conversion at 0.3048 m per foot kg',
  },
  {
    heading: 'Car (search hit and detail)',
    label: 'autograb_data',
    fields: {
      average_market_price: 'car_market.average_market_price_cents',
      state_average_market_price: 'car_market.state_average_market_price_cents',
    },
  },
  {
    heading: 'Car (search hit and detail)',
    label: 'finance_lenders',
    fields: {
      provider: 'car_lenders.provider',
      interestRate: 'car_lenders.interest_rate',
      comparisonRate: 'car_lenders.comparison_rate',
      paymentWeek: 'car_lenders.payment_week_cents',
      paymentMonth: 'car_lenders.payment_month_cents',
      termYears: 'car_lenders.term_years',
      termMonths: 'car_lenders.term_months',
      'term{Unit}': 'derived: term_years or term_months, by the unit asked for',
      deposit: 'car_lenders.deposit_cents',
      balloon: 'car_lenders.balloon_cents',
      disclaimer: 'car_lenders.disclaimer',
    },
    prose: 'keyed by finance each holds',
  },
  {
    heading: 'Car (search hit and detail)',
    label: '',
    fields: { payment_processors: 'cars.payment_processors', 'reserve amount': 'cars.reserve_amount_cents' },
    prose: 'and the also belong to the car',
  },
  {
    heading: 'Search state',
    label: '',
    fields: elsewhere(
      'url: the search page is its address',
      'query page sortBy currentPath isMinRange isMaxRange badge status car_type categories city colour dealership_name filtered_features item_type km location_name make make_model model price subscription_price price_range seats body drive fuel transmission state tag weekly_price_range year',
    ),
    prose: 'and list filters',
  },
  {
    heading: 'Search response',
    label: '',
    fields: elsewhere('answer: built by the search index', 'hits facets facetStats min max count ms pages'),
    prose: 'with and',
  },
  {
    heading: 'Site and dealer configuration',
    label: '',
    fields: {
      ...columns('sites', 'slug template name id dealership_id'),
      garage_enabled: 'setting:watchlist.hasGarage',
      'logo url': 'setting:header.logoUrl',
      dealerships: 'site_dealerships.site_id',
      ids: 'site_dealerships.dealership_id',
      manufacturer: 'sites.manufacturer_id',
      locations: 'derived: the locations of the dealerships that the site shows',
      'stock.count': 'setting:search.stockCountShown',
      'offers count': 'derived: the offers of the site that run now',
      include_sold_cars_days: 'setting:stock.soldDays',
      facebook_url: 'setting:footer.facebookUrl',
      instagram_url: 'setting:footer.instagramUrl',
      youtube_url: 'setting:footer.youtubeUrl',
      xtime_url: 'setting:serviceBooking.timeFrameUrl',
      navigation: 'setting:header.menu',
      'config overrides': 'settings_versions.overrides',
      override_city: 'setting:site.overrideCity',
      redbook: 'setting:site.usesRedbook',
      autograb: 'setting:site.usesAutograb',
      search_categories: 'setting:stock.categories',
      'search index host and key': 'secrets.ciphertext',
    },
    prose: '(name) and the host and key values are configuration and never printed here',
  },
  {
    heading: 'Location',
    label: '',
    fields: {
      ...columns(
        'locations',
        'id slug name location_type location_subtype manufacturers primary visible dealership_id dealer_license_number motor_vehicle_repairer phone landline_phone average_rating review_count',
      ),
      ...columns('addresses', 'street city state lat long place_id place_url map_key'),
      dealership_slug: 'dealerships.slug',
      image: 'locations.image_url',
      'image.url': 'locations.image_url',
      'thumb url': 'locations.thumb_url',
      address: 'locations.address_id',
      contact_detail: 'locations.phone',
      opening_hours: 'location_hours.weekday',
      reviews: 'review_sets.location_id',
      count: 'review_sets.count',
    },
    prose:
      'sales service parts or empty meaning sales may include hidden when false both shown only when a configuration flag allows',
  },
  {
    heading: 'Location',
    label: 'Opening hour entry',
    fields: {
      ...columns('location_hours', 'weekday status open close'),
      formated_hours: 'location_hours.formatted_hours',
    },
    prose: '0 = Sunday to 6 = Saturday Open or Closed',
  },
  {
    heading: 'Location',
    label: 'Special (holiday) hours entry',
    fields: columns('location_special_hours', 'status date start_hour end_hour department'),
    prose: 'sales service parts all',
  },
  {
    heading: 'Location',
    label: 'Reviews set',
    fields: {
      ...columns('review_sets', 'count average_rating'),
      ...columns('reviews', 'id customer_name text rating review_date'),
      reviews: 'reviews.review_set_id',
      review_date_in_words: 'derived: reviews.review_date, in words when shown',
      created_at_time_ago_in_words: 'derived: reviews.created_at, in words when shown',
      image: 'reviews.image_url',
    },
    prose: 'string and each with',
  },
  {
    heading: 'Model and manufacturer',
    label: 'Model',
    fields: {
      ...columns(
        'models',
        'id name slug new_slug override_url description manufacturer_body status short_description accessories_count',
      ),
      manufacturer_name: 'manufacturers.name',
      from_price: 'models.from_price_cents',
      'image url': 'models.image_url',
      bodyStyle: 'models.body_style',
    },
    prose:
      'up to 3 body categories new or coming_soon prefixes A single-digit model name gets the brand prefix one make has a rename map such as 2 to Mazda2',
  },
  {
    heading: 'Model and manufacturer',
    label: 'Manufacturer',
    fields: { ...columns('manufacturers', 'id name slug'), 'logo url': 'manufacturers.logo_url' },
  },
  {
    heading: 'Watchlist, favourite, user',
    label: 'Watchlist entry',
    fields: { id: 'watchlist_entries.id', phone: 'visitors.phone' },
    prose: 'User id',
  },
  {
    heading: 'Watchlist, favourite, user',
    label: 'Favourite',
    fields: elsewhere('browser: local storage of the site', 'id name slug make model primary_image_url'),
    prose: 'kept in local browser storage per site',
  },
  {
    heading: 'Watchlist, favourite, user',
    label: 'Search history record',
    fields: {
      'selected filters': 'browser: local storage of the site',
      path: 'browser: local storage of the site',
    },
    prose: 'the plus the',
  },
  {
    heading: 'Promo and slide',
    label: 'Promo node',
    fields: {
      ...columns('promos', 'position display node'),
      start: 'promos.starts_at',
      expiry: 'promos.expires_at',
      strictDisplay: 'promos.strict_display',
      image: 'promos.image_url',
      alt: 'promos.alt',
    },
    prose: 'Promotion banner start expiry',
  },
  {
    heading: 'Promo and slide',
    label: 'Slide',
    fields: columns('promos', 'name description url hide_overlay'),
  },
  {
    heading: 'Forms',
    label: 'Enquiry defaults',
    fields: {
      ...columns(
        'leads',
        'dealership_slug manufacturer_slug stock_number car_type car_id vehicle_status opt_in message subcategory',
      ),
      'Vehicle Make': 'leads.vehicle_make',
      'Vehicle Model': 'leads.vehicle_model',
    },
  },
  {
    heading: 'Forms',
    label: 'Form submission fields',
    fields: {
      ...columns(
        'leads',
        'category subcategory name email phone message opt_in page_id location location_id dealership_slug additional_services lead_status form_completed',
      ),
      Rego: 'leads.rego',
      lead_id: 'leads.id',
    },
  },
  {
    heading: 'Forms',
    label: 'Lead payload adds',
    fields: {
      ...columns('leads', 'url source user_agent car_id visited_pages linked_query_params'),
      car_dealership_id: 'leads.dealership_id',
      lead_attributes: 'leads.visited_pages',
    },
  },
  {
    heading: 'Forms',
    label: 'Valuation answers',
    fields: {
      id: 'valuations.external_id',
      adjustmentAnswers: 'valuations.adjustment_answers',
      rego: 'vehicle_lookups.rego',
      regoState: 'vehicle_lookups.rego_state',
      lead_id: 'lead_trade_ins.lead_id',
      form_completed: 'leads.form_completed',
      offer_accepted: 'lead_trade_ins.offer_accepted',
      category: 'leads.category',
      subcategory: 'leads.subcategory',
    },
    prose: 'Rego lookup Offer acceptance and',
  },
  {
    heading: 'Forms',
    label: 'Service booking fields',
    fields: {
      ...columns('lead_service_bookings', 'street suburb state postcode'),
      'Vehicle Make': 'lead_service_bookings.vehicle_make',
      'Vehicle Model': 'lead_service_bookings.vehicle_model',
      'Vehicle Year': 'lead_service_bookings.vehicle_year',
      'Vehicle Rego': 'lead_service_bookings.vehicle_rego',
      'Service Interval': 'lead_service_bookings.service_interval',
      'Service Type': 'lead_service_bookings.service_type',
      'Preferred Service Date': 'lead_service_bookings.preferred_service_date',
      Comments: 'lead_service_bookings.comments',
      'Vehicle State': 'lead_service_bookings.vehicle_state',
    },
  },
  {
    heading: 'Forms',
    label: 'Request-photos form',
    fields: { message: 'leads.message' },
    prose: 'hidden field defaulting to optional',
  },
  {
    heading: 'Forms',
    label: 'Test-drive form',
    fields: {
      'booking date/time': 'lead_test_drives.booking_at',
      message: 'leads.message',
      'distribution-location': 'lead_test_drives.distribution_location',
    },
    prose: 'optional optional optional',
  },
  {
    heading: 'Forms',
    label: 'Trade-in extras',
    fields: {
      PreferredContactMethod: 'leads.preferred_contact_method',
      finance: 'lead_trade_ins.finance',
      kms: 'lead_trade_ins.odometer',
      regoState: 'lead_trade_ins.rego_state',
      rego: 'lead_trade_ins.rego',
      ...columns('leads', 'name phone email location_id'),
    },
    prose: 'Phone default Email SMS Yes or No',
  },
  {
    heading: 'Forms',
    label: 'Trade-in step values',
    fields: {
      ...columns('lead_trade_ins', 'rego odometer service_history number_of_keys car_condition comments'),
      ...columns('leads', 'name last_name email phone postcode'),
      state: 'lead_trade_ins.rego_state',
      manualEntry: 'lead_trade_ins.manual_entry',
      image: 'trade_in_images.object_key',
    },
    prose: 'qld nsw vic sa wa tas act nt list of files',
  },
  {
    heading: 'Forms',
    label: 'Vehicle lookup result',
    fields: {
      EvalID: 'vehicle_lookups.eval_id',
      VIN: 'vehicle_lookups.vin',
      EngineNo: 'vehicle_lookups.engine_no',
      Registration: 'vehicle_lookups.registration',
      RegExpiry: 'vehicle_lookups.reg_expiry',
      KM: 'vehicle_lookups.km',
      Make: 'vehicle_lookups.make',
      Model: 'vehicle_lookups.model',
      Series: 'vehicle_lookups.series',
      Variant: 'vehicle_lookups.variant',
      Year: 'vehicle_lookups.year',
      Transmission: 'vehicle_lookups.transmission',
      redbookCode: 'vehicle_lookups.redbook_code',
      Body: 'vehicle_lookups.body',
      Cylinders: 'vehicle_lookups.cylinders',
      CompMth: 'vehicle_lookups.comp_mth',
      CompYr: 'vehicle_lookups.comp_yr',
      BuildMth: 'vehicle_lookups.build_mth',
      BuildYr: 'vehicle_lookups.build_yr',
      Description: 'vehicle_lookups.descriptions',
      VechielDescriptions: 'vehicle_lookups.descriptions',
      VechicleDescriptions: 'vehicle_lookups.descriptions',
    },
    prose: 'and a list of vehicle descriptions each with the list key is spelt either or',
  },
  {
    heading: 'Forms',
    label: 'Trade-in lead payload',
    fields: {
      dealership_slug: 'leads.dealership_slug',
      category: 'leads.category',
      EvalID: 'vehicle_lookups.eval_id',
      VIN: 'vehicle_lookups.vin',
      EngineNumber: 'vehicle_lookups.engine_no',
      Rego: 'vehicle_lookups.registration',
      RegoExpiry: 'vehicle_lookups.reg_expiry',
      Kms: 'vehicle_lookups.km',
      Make: 'vehicle_lookups.make',
      Model: 'vehicle_lookups.model',
      Series: 'vehicle_lookups.series',
      Variant: 'vehicle_lookups.variant',
      Year: 'vehicle_lookups.year',
      Transmission: 'vehicle_lookups.transmission',
      RedBookCode: 'vehicle_lookups.redbook_code',
      sms_content: 'lead_trade_ins.sms_content',
      sms_from: 'lead_trade_ins.sms_from',
    },
    prose: 'all form values',
  },
];

/** DATA-7: what is computed, and what it is computed from. */
export const derivedFields: Readonly<Record<string, readonly string[]>> = {
  price_range: ['cars.price_cents', 'setting:stock.priceRangeEdgesCents'],
  categories: ['setting:stock.categories'],
  filtered_features: ['cars.standard_equipment', 'setting:stock.featureList'],
  'custom rank': [
    'cars.status',
    'cars.staff_boost',
    'cars.photos_count',
    'cars.created_at',
    'setting:stock.rankWeights',
  ],
};

function columns(table: string, names: string): Record<string, string> {
  return Object.fromEntries(names.split(' ').map((name) => [name, `${table}.${name}`]));
}

function elsewhere(home: string, names: string): Record<string, string> {
  return Object.fromEntries(names.split(' ').map((name) => [name, home]));
}
