import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Reject quantities outside 1 to 99',
  height: 320,
  excerpt: ['preProcessEditCellProps', '}),'],
});
