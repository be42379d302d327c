import type { QueryKey } from '@tanstack/react-query';

/** What the HTML of a prerendered page was rendered with: the results of its queries, and when they were read. */
export type PageData = { readAt: number; queries: { key: QueryKey; data: unknown }[] };

/** The id of the element with the page's data: JSON, which a browser does not run. */
const ELEMENT = 'page-data';

let pageData = typeof document === 'undefined' ? null : readElement();

function readElement(): PageData | null {
  const json = document.getElementById(ELEMENT)?.textContent;
  return json ? (JSON.parse(json) as PageData) : null;
}

/** The data that the HTML of this page was rendered with; null when it was rendered without any. */
export function currentPageData(): PageData | null {
  return pageData;
}

/** The data of one query that the HTML of this page was rendered with. */
export function pageDataOf<Data>(key: QueryKey): Data | undefined {
  const wanted = JSON.stringify(key);
  return pageData?.queries.find((query) => JSON.stringify(query.key) === wanted)?.data as Data | undefined;
}

/** Renders the next page with this data. Called by the build alone. */
export function setPageData(data: PageData | null): void {
  pageData = data;
}

/** The element that gives a browser the data of its page. */
export function pageDataElement(data: PageData): string {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="${ELEMENT}">${json}</script>`;
}
