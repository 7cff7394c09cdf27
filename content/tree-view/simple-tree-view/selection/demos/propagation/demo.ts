import { defineDemo } from '#model/demo';

export default defineDemo({ title: 'Parents and children that follow each other', height: 160 });
