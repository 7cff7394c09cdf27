import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Render a custom filter for one column',
  height: 478,
  excerpt: ['const showNext', '};', "field: 'isRemote'", 'renderHeaderFilter'],
});
