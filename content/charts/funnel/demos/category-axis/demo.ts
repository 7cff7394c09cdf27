import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Name the sections on an axis',
  height: 339,
  excerpt: ['<FunnelChart', '/>'],
});
