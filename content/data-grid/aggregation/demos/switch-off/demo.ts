import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Switch aggregation off',
  height: 374,
  excerpt: ['<DataGridPremium', '/>'],
});
