import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Start on page 2, with five rows per page',
  height: 372,
  excerpt: ['initialState=', '  pageSizeOptions='],
});
