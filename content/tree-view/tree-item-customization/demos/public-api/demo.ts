import { defineDemo } from '#model/demo';

export default defineDemo({ title: 'A button that selects the children', height: 96 });
