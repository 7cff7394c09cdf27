import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'A funnel with named sections and a table',
  height: 312,
  excerpt: ['<FunnelChart', '/>'],
});
