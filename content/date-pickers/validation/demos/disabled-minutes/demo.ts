import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'A minute rejected by shouldDisableTime',
  height: 79,
  excerpt: ['const isBriefing', ';', '<TimePicker', '      />'],
  picture: 'Choose',
});
