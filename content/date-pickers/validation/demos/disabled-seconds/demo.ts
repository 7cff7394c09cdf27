import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'A second rejected by shouldDisableTime',
  height: 79,
  excerpt: ['const isBetweenSamples', ';', '<TimePicker', '      />'],
});
