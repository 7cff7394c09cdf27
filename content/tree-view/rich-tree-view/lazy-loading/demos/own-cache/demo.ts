import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Custom cache that can invalidate one branch',
  height: 184,
  ads: false,
  excerpt: ['class BranchCache', '}', 'dataSourceCache=', '}'],
});
