import { defineDemo } from '#model/demo';

export default defineDemo({ title: 'Save edited labels in state', height: 132 });
