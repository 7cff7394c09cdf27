import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Header with a switch for week numbers',
  height: 374,
  excerpt: ['<WeeksContext', '</WeeksContext.Provider>'],
});
