-- What a device said of itself when it first signed in, so that its owner recognizes it; null when it did not say.
alter table devices add column browser text, add column system text;
