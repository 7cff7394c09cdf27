import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Try the angles and radii',
  height: [540, 276],
  excerpt: ['<Gauge', '/>'],
});
