import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Derive months and weekdays from a date',
  height: 584,
  excerpt: ['const getPivotDerivedColumns', '};'],
});
