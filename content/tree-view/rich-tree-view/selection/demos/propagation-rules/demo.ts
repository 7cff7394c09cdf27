import { defineDemo } from '#model/demo';

export default defineDemo({ title: 'Link the selection of parents and children', height: [252, 214] });
