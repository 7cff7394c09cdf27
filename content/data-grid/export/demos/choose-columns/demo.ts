import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Leave one column out of every export',
  height: 320,
  excerpt: ["field: 'phone'", 'disableExport'],
});
