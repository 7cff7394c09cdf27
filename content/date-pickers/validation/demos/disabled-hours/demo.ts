import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'An hour rejected by shouldDisableTime',
  height: 79,
  excerpt: ['const isLunchBreak', ';', '<TimePicker', '      />'],
  picture: 'Choose',
});
