import { defineDemo } from '#model/demo';

export default defineDemo({ title: 'Styles for the parts of an item', height: 188 });
