import { missing, type PortalConfiguration, StripeRefusal } from './objects.ts';
import { page, type Route, text } from './route.ts';

/** Products, prices and portal configurations. */
export const catalogueRoutes: Route[] = [
  {
    method: 'POST',
    path: '/v1/products',
    takes: ['id', 'name', 'metadata'],
    answer(account, form) {
      const id = form.id ? text(form.id) : account.id('prod');
      if (account.products.has(id)) {
        throw new StripeRefusal(400, 'Product already exists.', { code: 'resource_already_exists' });
      }
      const metadata = (form.metadata ?? {}) as Record<string, string>;
      const product = {
        id,
        object: 'product' as const,
        name: text(form.name, 'name'),
        active: true,
        metadata,
      };
      account.products.set(id, product);
      return product;
    },
  },
  {
    method: 'GET',
    path: '/v1/products/:id',
    takes: [],
    answer(account, _form, id) {
      const product = account.products.get(id);
      if (!product) throw missing('product', id);
      return product;
    },
  },
  {
    method: 'POST',
    path: '/v1/products/:id',
    takes: ['name', 'active'],
    answer(account, { name, active }, id) {
      const product = account.products.get(id);
      if (!product) throw missing('product', id);
      if (name) product.name = text(name);
      if (active) product.active = active === 'true';
      return product;
    },
  },
  {
    method: 'GET',
    path: '/v1/prices',
    takes: ['lookup_keys', 'active', 'limit', 'starting_after'],
    answer(account, form) {
      const keys = form.lookup_keys as string[] | undefined;
      const found = [...account.prices.values()]
        .filter(({ lookup_key }) => !keys || (lookup_key !== null && keys.includes(lookup_key)))
        .filter(({ active }) => form.active === undefined || String(active) === form.active);
      return page(found.reverse(), form, '/v1/prices');
    },
  },
  {
    method: 'GET',
    path: '/v1/prices/:id',
    takes: [],
    answer(account, _form, id) {
      const price = account.prices.get(id);
      if (!price) throw missing('price', id);
      return price;
    },
  },
  {
    method: 'POST',
    path: '/v1/prices',
    takes: [
      'product',
      'currency',
      'unit_amount',
      'recurring',
      'lookup_key',
      'transfer_lookup_key',
      'metadata',
    ],
    answer(account, form) {
      const product = text(form.product, 'product');
      if (!account.products.has(product)) throw missing('product', product, 'product');
      const lookupKey = form.lookup_key ? text(form.lookup_key) : null;
      const holder = [...account.prices.values()].find((one) => lookupKey && one.lookup_key === lookupKey);
      if (holder && form.transfer_lookup_key !== 'true') {
        throw new StripeRefusal(400, `A price (\`${holder.id}\`) already uses that lookup key.`);
      }
      if (holder) holder.lookup_key = null;
      const recurring = form.recurring as { interval: string; interval_count?: string } | undefined;
      const price = {
        id: account.id('price'),
        object: 'price' as const,
        product,
        active: true,
        currency: text(form.currency, 'currency'),
        unit_amount: Number(text(form.unit_amount, 'unit_amount')),
        recurring: recurring
          ? { interval: recurring.interval, interval_count: Number(recurring.interval_count ?? 1) }
          : null,
        lookup_key: lookupKey,
        metadata: (form.metadata ?? {}) as Record<string, string>,
      };
      account.prices.set(price.id, price);
      return price;
    },
  },
  {
    method: 'POST',
    path: '/v1/prices/:id',
    takes: ['active'],
    answer(account, { active }, id) {
      const price = account.prices.get(id);
      if (!price) throw missing('price', id);
      price.active = active === 'true';
      return price;
    },
  },
  {
    method: 'GET',
    path: '/v1/billing_portal/configurations',
    takes: ['active', 'limit', 'starting_after'],
    answer: (account, form) =>
      page([...account.configurations.values()].reverse(), form, '/v1/billing_portal/configurations'),
  },
  {
    method: 'POST',
    path: '/v1/billing_portal/configurations',
    takes: ['features', 'metadata', 'name', 'default_return_url'],
    answer(account, form) {
      const configuration = {
        id: account.id('bpc'),
        object: 'billing_portal.configuration',
        active: true,
        is_default: false,
        metadata: (form.metadata ?? {}) as Record<string, string>,
        features: featuresOf(form.features),
      } satisfies PortalConfiguration;
      account.configurations.set(configuration.id, configuration);
      return configuration;
    },
  },
  {
    method: 'POST',
    path: '/v1/billing_portal/configurations/:id',
    takes: ['features', 'default_return_url'],
    answer(account, { features }, id) {
      const configuration = account.configurations.get(id);
      if (!configuration) throw missing('billing_portal.configuration', id);
      configuration.features = featuresOf(features);
      return configuration;
    },
  },
];

/** The portal's features as they are sent, with `enabled` as a boolean. */
function featuresOf(form: unknown): PortalConfiguration['features'] {
  const sent = form as Record<
    string,
    { enabled: string; products?: { product: string; prices: string[] }[] }
  >;
  const features = Object.entries(sent).map(([name, feature]) => [
    name,
    { ...feature, enabled: feature.enabled === 'true' },
  ]);
  return {
    subscription_update: { enabled: false, products: [] },
    ...Object.fromEntries(features),
  };
}
