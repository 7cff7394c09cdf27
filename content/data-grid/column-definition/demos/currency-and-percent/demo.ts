import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Format numbers as currency and percentages',
  height: 320,
  excerpt: ["field: 'price'", '},'],
});
