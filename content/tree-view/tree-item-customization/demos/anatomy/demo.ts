import { defineDemo } from '#model/demo';

export default defineDemo({ title: 'Show the parts of an item', height: [190, 151] });
