/**
 * The browser tests that the guide to testing shows, on pages with its example components. They're imported here because
 * the pages of the site don't contain these components.
 */
import './examplePages.ts';
import '../../content/common-concepts/testing/examples/due-date.spec.ts';
import '../../content/common-concepts/testing/examples/folders.spec.ts';
import '../../content/common-concepts/testing/examples/loans.spec.ts';
import '../../content/common-concepts/testing/examples/visits.spec.ts';
