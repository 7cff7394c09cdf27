import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Limits for a moment, not for each day',
  height: 79,
  excerpt: ['const auctionStart', 'const auctionEnd', '<DateTimePicker', '      />'],
  picture: 'Choose',
});
