/** All events the site may report; any other event does not compile (specification §7, "Analytics events"). */
export type AnalyticsEvent = PageView | Click | AdEvent | WebVital | UserPropertyChange;

export interface PageView {
  type: 'page view';
  title: string;
  /** The canonical path: without language, query, hash and trailing slash. */
  path: string;
  productId: string;
  productCategoryId: string;
}

/** Read from the data attributes of the clicked element. */
export interface Click {
  type: 'click';
  category: string;
  action: string | undefined;
  label: string | undefined;
}

interface AdEvent {
  type: 'ad';
  action: 'display' | 'click' | 'crash';
  label: string;
}

interface WebVital {
  type: 'web vital';
  name: string;
  id: string;
  value: number;
  delta: number;
}

export interface UserProperties {
  codeVariant: string;
  userLanguage: string;
  devicePixelRatio: number;
  colorSchemeOS: string;
  colorScheme: string;
}

export interface UserPropertyChange {
  type: 'user property';
  name: keyof UserProperties;
  value: string | number;
}
