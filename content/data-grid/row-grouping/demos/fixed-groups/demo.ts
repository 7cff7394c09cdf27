import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Groups that users can’t change',
  height: 424,
  excerpt: ["{ field: 'team'", 'groupable', '<DataGridPremium', '/>'],
});
