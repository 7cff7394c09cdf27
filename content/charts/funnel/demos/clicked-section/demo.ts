import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Handle clicks on sections',
  height: 313,
  excerpt: ['<FunnelChart', '/>'],
});
