import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Start on the second page of five rows',
  height: 372,
  excerpt: ['initialState=', '  pageSizeOptions='],
});
