import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Groups that users cannot change',
  height: 372,
  excerpt: ['<DataGridPremium', '/>'],
});
