import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Equal and proportional sections',
  height: 338,
  excerpt: ['<FunnelChart', '/>'],
});
