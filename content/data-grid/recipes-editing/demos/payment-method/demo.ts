import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Require a payment method when the guest has paid',
  height: 320,
  excerpt: ['preProcessEditCellProps', '},'],
});
