import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Choose the columns',
  height: [763, 233],
  excerpt: ['<MultiSectionDigitalClock', "views={['hours', 'minutes', 'seconds']}"],
});
