import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Pin, group and aggregate from the column menu',
  height: 424,
  picture: 'Sales',
  excerpt: ['<DataGridPremium', '/>'],
});
