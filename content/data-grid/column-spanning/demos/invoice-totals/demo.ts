import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Span columns in the total rows of an invoice',
  height: 371,
  excerpt: ["field: 'item'", 'colSpan'],
});
